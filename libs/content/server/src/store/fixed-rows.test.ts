import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'
import { ensureFixedRows } from './fixed-rows.ts'

let content: ContentUnderTest

beforeAll(async () => {
  content = await startContent()
  const other = await content.second()
  await Promise.all([ensureFixedRows(content.services), ensureFixedRows(other), ensureFixedRows(content.services)])
})
afterAll(() => content.stop())

const listOf = async (type: string): Promise<readonly Json[]> =>
  (await content.call('GET', `${STAFF}/${type}`)).body['items'] as readonly Json[]

const feesOf = (zones: readonly Json[]) => Object.fromEntries(zones.map(({ area, fee }) => [area, fee]))

const only = async (type: string): Promise<Json> => {
  const [first] = await listOf(type)
  if (first === undefined) throw new RangeError(`no record of ${type}`)
  return (await content.call('GET', `${STAFF}/${type}/${first.id}`)).body
}

describe('records that are always there', () => {
  it('are made once by servers that start at once, with their starting values', async () => {
    expect(await listOf('house')).toMatchObject([{ name: { ja: null, en: null } }])
    expect(await only('house')).toMatchObject({ seats: 12, lockVersion: 1, createdBy: { id: null } })
    const zones = await listOf('zone')
    expect(feesOf(zones)).toEqual({ near: 300, far: 900 })
    expect(zones.length).toBe(2)
    expect((await listOf('zone-setting')).length).toBe(1)
  })

  it('keep what people have saved, and come back one by one when they are missing', async () => {
    const near = (await listOf('zone')).find(({ area }) => area === 'near')
    await content.patch('zone', near as Json, { fee: 450 })
    await content.pool.query(`delete from content.entry where type = 'zone' and data->>'area' = 'far'`)
    await ensureFixedRows(content.services)
    expect(feesOf(await listOf('zone'))).toEqual({ near: 450, far: 900 })
  })

  it('are neither added nor removed, by anybody', async () => {
    for (const type of ['house', 'zone', 'zone-setting']) {
      const { id } = await only(type)
      const asked = [
        content.call('POST', `${STAFF}/${type}`, { as: 'owner', body: {} }),
        content.call('POST', `${STAFF}/${type}/${id}/duplicate`, { as: 'owner' }),
        content.call('DELETE', `${STAFF}/${type}/${id}`, { as: 'owner' }),
      ]
      for (const { status } of await Promise.all(asked)) expect(status, type).toBe(405)
      const bulk = await content.call('POST', `${STAFF}/${type}/bulk`, { as: 'owner', body: { action: 'delete', ids: [id] } })
      expect([405, 200], type).toContain(bulk.status)
      expect((await content.call('GET', `${STAFF}/${type}/${id}`)).body, type).toMatchObject({ deletedAt: null })
    }
  })

  it('are not public until somebody has saved them', async () => {
    expect((await content.delivered('house/current')).status).toBe(404)
    expect((await content.delivered('house')).body['items']).toEqual([])
    const saved = await content.patch('house', await only('house'), { name: { ja: '試験食堂' }, note: 'confidential' })
    expect(saved.status).toBe(200)
    const current = await content.delivered('house/current?locale=en')
    expect(current.body).toMatchObject({ id: saved.body.id, name: '試験食堂', seats: 12, fallback: ['name'] })
    expect(current.text).not.toContain('confidential')
    expect((await content.delivered(`house/${saved.body.id}`)).text).toBe((await content.delivered('house/current')).text)
    const again = await content.patch('house', saved.body, { seats: 20 })
    expect((await content.delivered('house/current')).body).toMatchObject({ seats: 20, updatedAt: again.body['updatedAt'] })
  })

  it('refuse an edit that breaks a rule and stay as they were', async () => {
    const before = await only('house')
    const refused = await content.patch('house', before, { name: { ja: '' }, seats: -1 })
    expect(refused.body['issues']).toMatchObject([{ path: 'name.ja' }, { path: 'seats' }])
    expect(await only('house')).toEqual(before)
  })

  it('show a type without public fields to nobody', async () => {
    await content.patch('zone-setting', await only('zone-setting'), { freeFrom: 5000 })
    for (const path of ['zone-setting', 'zone-setting/current', `zone-setting/${(await only('zone-setting')).id}`])
      expect((await content.delivered(path)).status, path).toBe(404)
  })
})

describe('an address that reads the current record', () => {
  it('is that of a record of another type where one has it, and of nothing else', async () => {
    expect((await content.delivered('genre/current')).status).toBe(404)
    const genre = await content.create('genre', { name: { ja: '現行' }, slug: 'current', isPublished: true })
    expect((await content.delivered('genre/current')).body.id).toBe(genre.id)
    expect((await content.delivered('review/current')).status).toBe(404)
  })
})
