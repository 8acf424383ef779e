import { runJobs } from '@captain/content-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { STAFF, startShop, type Json, type ShopUnderTest } from './shop-under-test.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop?.stop())

const runAll = () => runJobs(shop.services)
const read = async (id: string) => (await shop.call('GET', `${STAFF}/order/${id}`, { as: 'keeper' })).body

/** Moves the anonymisation date of an order, in the record and in the index that jobs query. */
const setAnonymiseDate = async (id: string, day: string): Promise<void> => {
  await shop.pool.query(
    `update content.entry set data = jsonb_set(data, '{anonymiseOn}', to_jsonb($2::text)) where tenant_id = 6 and id = $1`,
    [id, day],
  )
  await shop.pool.query(`update content.entry_index set val = $2 where tenant_id = 6 and entry_id = $1 and field = 'anonymiseOn'`, [
    id,
    day,
  ])
}

it('keeps an order for seven years from its end, and a year longer while it is open', async () => {
  const shipped = await shop.find('order', 'state', 'shipped')
  const delivered = (await shop.step(shipped, 'deliver')).body
  const year = Number(String(delivered['deliveredAt']).slice(0, 4))
  expect(delivered['anonymiseOn']).toMatch(new RegExp(`^${year + 7}-`))
  expect(String(shipped['anonymiseOn']) > String(delivered['anonymiseOn'])).toBe(true)
  expect((await shop.step(delivered, 'requestReturn', { note: '欠け' })).body['anonymiseOn']).toMatch(new RegExp(`^${year + 8}-`))
})

it('forgets people everywhere, and keeps the books', async () => {
  const order = await shop.find('order', 'state', 'cancelled')
  const noted = (await shop.patch('order', order, { internalNote: '見本家の二男' })).body
  const before = await read(order.id)
  await setAnonymiseDate(order.id, '2026-01-01')
  await runAll()
  const after = await read(order.id)
  expect(after).toMatchObject({
    customerName: '匿名',
    customerKana: 'トクメイ',
    customerEmail: 'anonymous@example.invalid',
    shippingAddress: { postalCode: '000-0000', prefecture: 'JP-01', city: '–' },
    internalNote: null,
    anonymiseOn: null,
    status: 'cancelled',
  })
  for (const kept of ['orderNumber', 'orderedAt', 'lines', 'totalIncl', 'taxBreakdown', 'agreedVersions', 'prefecture'] as const)
    expect(after[kept], kept).toEqual(before[kept])
  const revisions = (await shop.call('GET', `${STAFF}/order/${order.id}/revisions`, { as: 'keeper' })).body
  expect(revisions['items']).toHaveLength(1)
  expect((await shop.call('GET', `${STAFF}/order/${order.id}/revisions/${noted.lockVersion}`, { as: 'keeper' })).status).toBe(404)
  const tables = await shop.pool.query<{ all: string }>(
    `select (select string_agg(e::text, '') from content.entry e where id = $1)
       || (select coalesce(string_agg(r::text, ''), '') from content.entry_revision r where entry_id = $1)
       || (select coalesce(string_agg(i::text, ''), '') from content.entry_index i where entry_id = $1)
       || (select coalesce(string_agg(s::text, ''), '') from content.entry_search s where entry_id = $1) as all`,
    [order.id],
  )
  for (const one of ['見本 次郎', 'ミホンジロウ', 'jiro.mihon', '011-0000-5603', '見本市北', '見本家の二男', String(before['accessToken'])])
    expect(tables.rows[0]?.all, one).not.toContain(one)
  const { body } = await shop.call('GET', `${STAFF}/order/${order.id}/events`, { as: 'keeper' })
  expect((body['items'] as readonly Json[])[0]).toMatchObject({ by: { name: 'Captain' }, note: expect.stringContaining('匿名化しました') })
  await runAll()
  expect((await read(order.id)).lockVersion).toBe(after.lockVersion)
})

it('leaves orders alone whose day has not come', async () => {
  const order = await shop.find('order', 'customerName', 'Jane Sample')
  await setAnonymiseDate(order.id, '2099-01-01')
  await runAll()
  expect((await read(order.id))['customerName']).toBe('Jane Sample')
})

it('forgets why people did something with it, which the log keeps for them', async () => {
  const order = await shop.find('order', 'state', 'delivered')
  await shop.step(order, 'requestReturn', { note: '見本様のご都合' })
  await setAnonymiseDate(order.id, '2026-01-01')
  await runAll()
  expect(await read(order.id)).toMatchObject({ anonymiseOn: null })
  const { rows } = await shop.pool.query<{ all: string }>(
    `select string_agg(a::text, '') as all from content.audit_event a where entry_id = $1`,
    [order.id],
  )
  expect(rows[0]?.all).toContain('requestReturn')
  expect(rows[0]?.all).not.toContain('見本様のご都合')
})
