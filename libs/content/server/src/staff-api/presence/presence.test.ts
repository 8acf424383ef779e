import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../../testing/content-under-test.ts'

let content: ContentUnderTest
let genre: Json

beforeAll(async () => {
  content = await startContent()
  genre = await content.create('genre', { name: { ja: '軽食' } })
})
afterAll(() => content.stop())

const path = () => `${STAFF}/genre/${genre.id}/presence`
const present = async (as: 'editor' | 'owner', body: object = {}) => (await content.call('POST', path(), { as, body })).body['items']

describe('presence', () => {
  it('names the others who edit the record, until they leave', async () => {
    expect(await present('editor')).toEqual([])
    expect(await present('owner')).toEqual([{ id: 'editor', name: 'editor さん' }])
    expect((await content.call('GET', path(), { as: 'viewer' })).body['items']).toHaveLength(2)
    expect(await present('editor', { isLeaving: true })).toEqual([{ id: 'owner', name: 'owner さん' }])
    expect(await present('owner')).toEqual([])
  })

  it('forgets who has not been heard of for 45 seconds', async () => {
    await present('editor')
    await content.pool.query(`update content.presence set seen_at = now() - interval '46 seconds' where account_id = 'editor'`)
    expect(await present('owner')).toEqual([])
    const { rows } = await content.pool.query(`select account_id from content.presence`)
    expect(rows).toEqual([{ account_id: 'owner' }])
  })

  it('is said by those who may write, of records that are there', async () => {
    expect((await content.call('POST', path(), { as: 'viewer', body: {} })).status).toBe(403)
    expect((await content.call('POST', path(), { as: 'annex-owner', body: {} })).status).toBe(404)
    expect((await content.call('POST', path(), { body: { isLeaving: 'yes' } })).status).toBe(400)
    expect((await content.call('POST', `${STAFF}/genre/01M7YS4WY3HSZYWPGDXEV0YMFQ/presence`, { body: {} })).status).toBe(404)
  })
})
