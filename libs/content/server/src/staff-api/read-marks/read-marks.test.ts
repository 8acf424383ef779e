import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../../testing/content-under-test.ts'

let content: ContentUnderTest

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.stop())

const LETTERS = `${STAFF}/letter`

/** Sends a letter as a guest and reads it as staff. */
const receive = async (subject: string): Promise<Json> => {
  const sent = await content.call('POST', '/api/v1/public/diner/letter', { as: 'guest', body: { subject, body: '本文です' } })
  expect(sent.status).toBe(201)
  const { body } = await content.call('GET', `${LETTERS}?q=${encodeURIComponent(subject)}`)
  return (body['items'] as readonly Json[])[0] as Json
}

describe('read marks', () => {
  it('tell each account by itself what it has not read', async () => {
    const letter = await receive('予約について')
    expect(letter).toMatchObject({ state: 'new', readAt: null })
    expect((await content.call('POST', `${LETTERS}/${letter.id}/read`, { as: 'viewer' })).status).toBe(204)
    const first = await content.call('GET', `${LETTERS}/${letter.id}`, { as: 'viewer' })
    expect(first.body).toMatchObject({ readAt: expect.any(String), state: 'new', lockVersion: letter.lockVersion })
    await content.call('POST', `${LETTERS}/${letter.id}/read`, { as: 'viewer' })
    expect((await content.call('GET', `${LETTERS}/${letter.id}`, { as: 'viewer' })).body['readAt']).toBe(first.body['readAt'])
    const [listed] = (await content.call('GET', LETTERS, { as: 'editor' })).body['items'] as readonly Json[]
    expect(listed).toMatchObject({ id: letter.id, readAt: null })
  })

  it('are of messages only, and of those that are there', async () => {
    expect((await content.call('POST', `${LETTERS}/01M7YS4WY3HSZYWPGDXEV0YMFQ/read`)).status).toBe(404)
    const genre = await content.create('genre', { name: { ja: '軽食' } })
    expect((await content.call('POST', `${STAFF}/genre/${genre.id}/read`)).status).toBe(405)
    expect((await content.call('GET', `${STAFF}/genre/${genre.id}`)).body).not.toHaveProperty('readAt')
  })
})

describe('the timeline', () => {
  it('names every step with who took it, what changed and why, newest first', async () => {
    const letter = await receive('忘れ物')
    const step = (name: string, version: number, body: object) =>
      content.call('POST', `${LETTERS}/${letter.id}/${name}`, { body, headers: { 'if-match': `"${version}"` } })
    expect((await step('finish', letter.lockVersion, { replyNote: '電話で返事をしました', note: '本人確認済み' })).status).toBe(200)
    const { body } = await content.call('GET', `${LETTERS}/${letter.id}/events`, { as: 'viewer' })
    expect(body['items']).toMatchObject([
      {
        action: 'finish',
        by: { id: 'editor', name: 'editor さん' },
        note: '本人確認済み',
        changedFields: expect.arrayContaining(['replyNote', 'repliedAt']),
      },
      { action: 'create', by: { id: null }, note: null },
    ])
    expect((await content.call('GET', `${LETTERS}/01M7YS4WY3HSZYWPGDXEV0YMFQ/events`)).status).toBe(404)
  })
})
