import type { Seed } from '@captain/content-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { STAFF, type ContentUnderTest, type Json } from '@captain/content-server/testing'
import { startPlatform } from '../testing/platform-under-test.ts'

const seed: Seed = async ({ create }) => {
  const genre = await create('genre', { name: { ja: '見本の分類' }, slug: 'sample', isPublished: true })
  for (const name of ['見本の皿', '見本の椀'])
    await create('dish', { name: { ja: name }, genre, price: { amount: 500 }, description: { ja: '説明' }, isPublished: true })
  await create('zone', { area: 'far', fee: 1200 })
  await create('house', { name: { ja: '見本の店' } })
}

const SAMPLES = `${STAFF}/samples`

let content: ContentUnderTest
beforeEach(async () => {
  content = await startPlatform({ serverOf: () => ({}), seedOf: async ({ slug }) => (slug === 'diner' ? seed : null) })
})
afterEach(() => content.stop())

const asOwner = (method: string, path = SAMPLES) => content.call(method, path, { as: 'owner' })
const namesOf = async (type: string) => {
  const { body } = await content.call('GET', `${STAFF}/${type}`)
  return (body['items'] as readonly Json[]).map(({ name }) => (name as { readonly ja: string }).ja)
}
const find = async (type: string, ja: string): Promise<Json> => {
  const { body } = await content.call('GET', `${STAFF}/${type}?q=${encodeURIComponent(ja)}`)
  return (body['items'] as readonly Json[])[0] as Json
}

describe('samples', () => {
  it('are offered to an empty tenant, added once, and removed in one go', async () => {
    expect((await asOwner('GET')).body).toEqual({ canAdd: true, total: 0, edited: 0 })
    expect((await asOwner('POST')).body).toEqual({ canAdd: false, total: 3, edited: 0 })
    expect((await asOwner('POST')).body).toEqual({ canAdd: false, total: 3, edited: 0 })
    expect(await namesOf('dish')).toEqual(['見本の皿', '見本の椀'])
    expect((await asOwner('DELETE')).body).toEqual({ canAdd: true, total: 0, edited: 0, removed: 3 })
    expect(await namesOf('dish')).toEqual([])
    expect((await asOwner('POST')).body).toEqual({ canAdd: false, total: 3, edited: 0 })
  })

  it('that somebody has edited stay with what they lean on, unless they are to go as well', async () => {
    await asOwner('POST')
    await content.patch('dish', await find('dish', '見本の皿'), { price: { amount: 900 } })
    await content.create('dish', { name: { ja: '自前の皿' }, genre: (await find('genre', '見本')).id, price: { amount: 300 } })
    expect((await asOwner('GET')).body).toEqual({ canAdd: false, total: 3, edited: 1 })
    expect((await asOwner('DELETE')).body).toMatchObject({ total: 2, edited: 1, removed: 1 })
    expect(await namesOf('dish')).toEqual(['見本の皿', '自前の皿'])
    expect((await asOwner('DELETE', `${SAMPLES}?edited=true`)).body).toMatchObject({ total: 1, edited: 0, removed: 1 })
    expect(await namesOf('dish')).toEqual(['自前の皿'])
    expect(await namesOf('genre')).toEqual(['見本の分類'])
  })

  it('leave settings as they are, are told in the log, and concern owners alone', async () => {
    await asOwner('POST')
    await asOwner('DELETE')
    const { rows } = await content.pool.query(
      `select data->>'fee' as fee from content.entry where type = 'zone' and data->>'area' = 'far' and deleted_at is null`,
    )
    expect(rows).toEqual([{ fee: '1200' }])
    const { body } = await asOwner('GET', '/api/v1/staff/home')
    expect(body['events']).toMatchObject([
      { action: 'removeSamples', by: { id: 'owner' }, type: null, count: 3, to: null },
      { action: 'addSamples', by: { id: 'owner' }, type: null, count: null, to: null },
    ])
    const log = await content.pool.query(`select changes->>'samples' as what from content.audit_event where action = 'bulk' order by id`)
    expect(log.rows).toEqual([{ what: 'add' }, { what: 'remove' }])
    for (const as of ['editor', 'viewer'] as const) expect((await content.call('DELETE', SAMPLES, { as })).status).toBe(403)
    expect((await asOwner('DELETE', `${SAMPLES}?edited=maybe`)).status).toBe(400)
    expect((await content.call('POST', '/api/v1/tenants/annex/samples', { as: 'annex-owner' })).body).toMatchObject({
      canAdd: false,
      total: 0,
    })
  })
})
