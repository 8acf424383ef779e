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

it('erases what a restore point has of the record, and whole records of dropped types', async () => {
  const { id } = await patron('K-2', { who: NAME })
  await content.pool.query(
    `insert into content.restore_point (tenant_id, id, created_at, words, shapes, changes) values ($1, 'p1', now(), '', '{}', '[]')`,
    [diner.number],
  )
  await content.pool.query(
    `insert into content.former_value (tenant_id, point_id, entry_id, former, written, entry) values
       ($1, 'p1', $2, '{"who":"試験 桜子"}', '{"who":"試験"}', null),
       ($1, 'p1', 'dropped', null, null, '{"id":"dropped","type":"guest","data":{"name":"試験桜子"}}'),
       ($1, 'p1', 'other', null, null, '{"id":"other","type":"guest","data":{"name":"別の人"}}')`,
    [diner.number, id],
  )
  expect(await erase(await find())).toMatchObject({ emptied: 1 })
  expect(await tablesWith('桜子')).toEqual([])
  const { rows } = await content.pool.query('select entry_id from content.former_value')
  expect(rows).toEqual([{ entry_id: 'other' }])
})

it('is logged as a read for all who were found', async () => {
  const { id } = await patron('K-3', { who: '記録 花子' })
  await find('記録花子')
  await content.services.personalReads.flush()
  const { rows } = await content.pool.query(`select actor_id, kind, type from content.personal_read where record_ids @> array[$1]`, [id])
  expect(rows).toEqual([{ actor_id: 'owner', kind: 'list', type: 'patron' }])
})
