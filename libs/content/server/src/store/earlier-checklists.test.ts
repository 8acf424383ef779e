import { afterAll, beforeAll, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

let content: ContentUnderTest

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.stop())

const EARLIER = { type: 'list', data: { style: 'checklist', items: [{ content: '掃除', meta: { checked: true }, items: [] }] } }
const NOW = { type: 'checkList', data: { items: [{ text: '掃除', checked: true }] } }
const paragraph = { type: 'paragraph', data: { text: '本文' } }

const blocksOf = (record: Json): unknown => (record['body'] as { readonly ja: { readonly blocks: unknown } }).ja.blocks

/** A published record whose text an earlier version has stored. */
const stored = async (slug: string): Promise<Json> => {
  const draft = await content.create('post', { title: { ja: '記事' }, slug, lead: { ja: '要約' }, body: { ja: { blocks: [paragraph] } } })
  const { body: record } = await content.transition('post', draft, 'publish')
  const blocks = JSON.stringify([paragraph, EARLIER])
  for (const copy of ['data', 'published'])
    await content.pool.query(`update content.entry set ${copy} = jsonb_set(${copy}, '{body,ja,blocks}', $2::jsonb) where id = $1`, [
      record.id,
      blocks,
    ])
  return record
}

it('a checklist of an earlier version does not keep the other fields from being saved, and the record from being published', async () => {
  const record = await stored('chores')
  const saved = await content.patch('post', record, { title: { ja: '当番' } })
  expect([saved.status, saved.body['issues']]).toEqual([200, undefined])
  expect(blocksOf(saved.body)).toEqual([paragraph, NOW])
  expect((await content.transition('post', saved.body, 'publish')).status).toBe(200)
  expect((await content.delivered('post/chores')).body['body']).toMatchObject({ blocks: [paragraph, NOW] })
})

it('is shown and delivered as a checklist before it is saved again', async () => {
  const record = await stored('read-only')
  expect(blocksOf((await content.call('GET', `${STAFF}/post/${record.id}`)).body)).toEqual([paragraph, NOW])
  expect((await content.delivered('post/read-only')).body['body']).toMatchObject({ blocks: [paragraph, NOW] })
})

it('is still refused as input', async () => {
  const record = await stored('input')
  const answer = await content.patch('post', record, { body: { ja: { blocks: [EARLIER] } } })
  expect([answer.status, answer.body['issues']]).toMatchObject([422, [{ path: expect.stringMatching(/^body\.ja\.blocks\.0/) }]])
})
