import { runJobs } from '@captain/content-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { STAFF, startShop, type ShopUnderTest } from './shop-under-test.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop?.stop())

const setDay = async (id: string, day: string): Promise<void> => {
  await shop.pool.query(`update content.entry set data = jsonb_set(data, '{autoOn}', to_jsonb($2::text)) where tenant_id = 6 and id = $1`, [
    id,
    day,
  ])
  await shop.pool.query(`update content.entry_index set val = $2 where tenant_id = 6 and entry_id = $1 and field = 'autoOn'`, [id, day])
}

/** Adds newer copies of a record with other ids, as lists and jobs find them. */
const copy = async (id: string, count: number): Promise<void> => {
  const newer = `'7ZZZZZZZZZZZZZZZZZZZZZ' || lpad(n::text, 4, '0')`
  await shop.pool.query(
    `insert into content.entry select (jsonb_populate_record(e, jsonb_build_object('id', ${newer}))).*
     from content.entry e cross join generate_series(1, $2::int) n where e.tenant_id = 6 and e.id = $1`,
    [id, count],
  )
  await shop.pool.query(
    `insert into content.entry_index select (jsonb_populate_record(i, jsonb_build_object('entry_id', ${newer}))).*
     from content.entry_index i cross join generate_series(1, $2::int) n where i.tenant_id = 6 and i.entry_id = $1 and i.field = 'autoOn'`,
    [id, count],
  )
}

it('comes to an order that is due behind a thousand newer ones that are not', async () => {
  const due = await shop.find('order', 'state', 'pendingPayment')
  const waiting = await shop.find('order', 'state', 'shipped')
  await setDay(waiting.id, '2099-01-01')
  await copy(waiting.id, 1000)
  await setDay(due.id, '2026-01-01')
  await runJobs(shop.services)
  const after = (await shop.call('GET', `${STAFF}/order/${due.id}`, { as: 'keeper' })).body
  expect(after).toMatchObject({ status: 'cancelled', cancelReason: 'unpaid', paymentStatus: 'failed' })
})
