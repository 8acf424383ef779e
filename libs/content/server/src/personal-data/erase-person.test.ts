import { afterAll, beforeAll, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'
import { diner } from '../testing/test-tenants.ts'

type Found = { readonly type: string; readonly id: string; readonly fields: readonly string[] }

const NAME = '試験 桜子'
const as = { as: 'owner', isProven: true } as const

let content: ContentUnderTest

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.stop())

const people = async (path: string, body: object): Promise<Json> => {
  const answer = await content.call('POST', `${STAFF}/personal-data/${path}`, { ...as, body })
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

const find = async (query = NAME) => (await people('search', { query }))['items'] as readonly Found[]

const erase = (records: readonly Found[], query = NAME) =>
  people('erasure', { query, records: records.map(({ type, id }) => ({ type, id })), isConfirmed: true })

/** Returns the tables of records that contain the name. */
const tablesWith = async (text: string): Promise<readonly string[]> => {
  const tables = ['entry', 'entry_revision', 'former_value', 'entry_search', 'entry_index', 'operation_item']
  const counts = await Promise.all(
    tables.map((table) => content.pool.query(`select from content.${table} x where x::text like $1 limit 1`, [`%${text}%`])),
  )
  return tables.filter((_table, place) => counts[place]?.rowCount !== 0)
}

/** Stores a value under a field that the declaration of patrons has lost. */
const keep = async (id: string, values: object) => {
  const sets = ['data', 'published'].map((copy) => `${copy} = ${copy} || $2::jsonb`).join(', ')
  await content.pool.query(`update content.entry set ${sets} where id = $1`, [id, JSON.stringify(values)])
  await content.pool.query(`update content.entry_revision set snapshot = snapshot || $2::jsonb where entry_id = $1`, [
    id,
    JSON.stringify(values),
  ])
  await content.pool.query(
    `insert into content.declared_type (tenant_id, type, shape) values ($1, 'patron', '{"fields":{},"indexed":[],"kept":{"maidenName":{}}}')
     on conflict do nothing`,
    [diner.number],
  )
}

const patron = async (code: string, more: object = {}): Promise<Json> => {
  const { status, body, text } = await content.call('POST', `${STAFF}/patron`, { ...as, body: { code, ...more } })
  expect(status, text).toBe(201)
  return body
}

it('finds and erases what a removed field has left behind', async () => {
  const { id } = await patron('K-1')
  await keep(id, { maidenName: NAME })
  const found = await find()
  expect(found).toMatchObject([{ type: 'patron', id, fields: ['maidenName'] }])
  expect(await erase(found)).toMatchObject({ records: 0, emptied: 1 })
  expect(await tablesWith('桜子')).toEqual([])
  const { body } = await content.call('GET', `${STAFF}/patron/${id}`, as)
  expect(body).toMatchObject({ code: 'K-1' })
  const { body: history } = await content.call('GET', `${STAFF}/patron/${id}/revisions`, as)
  expect(history['items']).toHaveLength(1)
})

it('discloses what a removed field has left behind, with its old name and earlier values', async () => {
  const { id } = await patron('K-4', { who: '開示 梅子' })
  await keep(id, { maidenName: '旧姓 梅子', room: { ja: '梅の間', en: null }, visits: 3 })
  await content.pool.query(`update content.entry set data = data || '{"maidenName":"開示 旧姓"}' where id = $1`, [id])
  const found = await find('開示梅子')
  const body = (format: string) => ({ records: found.map(({ type }) => ({ type, id })), format, locale: 'ja' })
  const { records } = JSON.parse(String((await people('disclosure', body('json')))['file'])) as { records: readonly Json[] }
  expect(records).toMatchObject([
    {
      id,
      fields: expect.arrayContaining([
        { label: 'maidenName（以前の項目）', value: '開示 旧姓', earlier: ['旧姓 梅子'] },
        { label: 'room（以前の項目）', value: '梅の間', earlier: [] },
        { label: 'visits（以前の項目）', value: '3', earlier: [] },
      ]),
    },
  ])
  expect((await people('disclosure', body('html')))['file']).toContain('以前の値：旧姓 梅子')
})

it('finds and erases what a restore point has of the record', async () => {
  const { id } = await patron('K-2')
  await content.pool.query(
    `insert into content.restore_point (tenant_id, id, created_at, words, shapes, changes) values ($1, 'p1', now(), '', '{}', '[]')`,
    [diner.number],
  )
  await content.pool.query(
    `insert into content.former_value (tenant_id, point_id, entry_id, former, written) values ($1, 'p1', $2, '{"maidenName":"試験 桜子"}', '{}')`,
    [diner.number, id],
  )
  const found = await find()
  expect(found).toMatchObject([{ type: 'patron', id, fields: ['maidenName'] }])
  expect(await erase(found)).toMatchObject({ emptied: 1 })
  expect(await tablesWith('桜子')).toEqual([])
})

it('is logged as a read for all who were found', async () => {
  const { id } = await patron('K-3', { who: '記録 花子' })
  await find('記録花子')
  await content.services.personalReads.flush()
  const { rows } = await content.pool.query(`select actor_id, kind, type from content.personal_read where record_ids @> array[$1]`, [id])
  expect(rows).toEqual([{ actor_id: 'owner', kind: 'list', type: 'patron' }])
})
