import { runJobs } from '@captain/content-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { server } from '../../server.ts'
import { STAFF, startShop, type Json, type ShopUnderTest } from './shop-under-test.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop?.stop())

const read = async ({ id }: Json): Promise<Json> => (await shop.call('GET', `${STAFF}/product/${id}`, { as: 'keeper' })).body
const round = () => runJobs(shop.services)
const LATER = '2099-01-01T00:00:00.000Z'

/** Moves a time of a product into the past, as if the time had passed. */
const passTime = async ({ id }: Json, field: 'saleFrom' | 'saleUntil'): Promise<void> => {
  const at = new Date(Date.now() - 60_000).toISOString()
  const data = JSON.stringify({ [field]: at })
  await shop.pool.query(
    `update content.entry set data = data || $1::jsonb, published = case when published is not null then published || $1::jsonb end where id = $2`,
    [data, id],
  )
  const { rowCount } = await shop.pool.query('update content.entry_index set val = $1 where entry_id = $2 and field = $3', [at, id, field])
  expect(rowCount).toBeGreaterThan(0)
}

const saved = async (product: Json, changes: object): Promise<Json> => {
  const { status, body } = await shop.patch('product', product, changes)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

it('follows the clock when a sale begins and ends, and touches nothing else', async () => {
  const { items } = (await shop.call('GET', `${STAFF}/product?filter[saleState]=onSale&limit=3`, { as: 'keeper' })).body
  const [one, two, three] = await Promise.all((items as readonly Json[]).map(read))
  const products = [
    await saved(one!, { saleFrom: LATER, saleUntil: null }),
    await saved(two!, { saleFrom: null, saleUntil: LATER }),
    await saved(await shop.find('product', 'saleState', 'soldOut'), { saleFrom: null, saleUntil: LATER }),
    await saved(three!, { saleFrom: '2026-01-01T00:00:00.000Z', saleUntil: LATER }),
  ]
  expect(products.map((product) => product['saleState'])).toEqual(['before', 'onSale', 'soldOut', 'onSale'])
  await passTime(products[0]!, 'saleFrom')
  for (const product of products.slice(1, 3)) await passTime(product, 'saleUntil')
  await round()
  const after = await Promise.all(products.map(read))
  expect(after.map((product) => product['saleState'])).toEqual(['onSale', 'ended', 'ended', 'onSale'])
  expect(after.at(-1)?.lockVersion).toBe(products.at(-1)?.lockVersion)
})

it('is asked only of products whose time has come', async () => {
  const jobs = server.jobs?.filter(({ type }) => type === 'product') ?? []
  const now = new Date('2026-11-21T00:00:00.000Z')
  expect(jobs.map(({ filter: matching }) => (typeof matching === 'function' ? matching(now) : matching))).toEqual([
    { saleState: 'before', saleFrom: '2000-01-01T00:00:00.000Z..2026-11-21T00:00:00.000Z' },
    { saleState: 'onSale', saleUntil: '2000-01-01T00:00:00.000Z..2026-11-21T00:00:00.000Z' },
    { saleState: 'soldOut', saleUntil: '2000-01-01T00:00:00.000Z..2026-11-21T00:00:00.000Z' },
  ])
})

it('asks for recommendations only where the day has changed them', async () => {
  const jobs = server.jobs?.filter(({ type }) => type === 'product-recommend') ?? []
  const now = new Date('2026-11-21T00:00:00.000Z')
  expect(jobs.map(({ filter: matching }) => (typeof matching === 'function' ? matching(now) : matching))).toEqual([
    { isShown: 'false', showFrom: '..2026-11-21', showUntil: '' },
    { isShown: 'false', showFrom: '..2026-11-21', showUntil: '2026-11-21..' },
    { isShown: 'true', showUntil: '..2026-11-20' },
  ])
})

it('shows recommendations from the day on which their period begins, and no longer than it lasts', async () => {
  const { items } = (await shop.call('GET', `${STAFF}/product-recommend?limit=3`, { as: 'keeper' })).body
  const [open, both, over] = (items as readonly Json[]).map(({ id }) => id)
  // Restores the state of the last run before the day.
  const leave = async (id: string | undefined, period: object, isShown: boolean) => {
    const data = JSON.stringify({ ...period, isShown })
    await shop.pool.query(`update content.entry set data = data || $1::jsonb, published = published || $1::jsonb where id = $2`, [data, id])
    for (const [field, text] of Object.entries({ ...period, isShown: isShown ? '1' : '0' }))
      await shop.pool.query(`update content.entry_index set val = $1 where entry_id = $2 and field = $3`, [text ?? '', id, field])
  }
  await leave(open, { showFrom: '2026-01-01', showUntil: null }, false)
  await leave(both, { showFrom: '2026-01-01', showUntil: '2099-01-01' }, false)
  await leave(over, { showFrom: null, showUntil: '2026-01-01' }, true)
  await round()
  const after = await shop.call('GET', `${STAFF}/product-recommend?limit=100`, { as: 'keeper' })
  const shownOf = (id: string | undefined) => (after.body['items'] as readonly Json[]).find((one) => one.id === id)?.['isShown']
  expect([open, both, over].map(shownOf)).toEqual([true, true, false])
})

it('lets nothing back into a slot that is full by now, and says which', async () => {
  const products = (await shop.call('GET', `${STAFF}/product?limit=100`, { as: 'keeper' })).body['items'] as readonly Json[]
  const picks = async () =>
    ((await shop.call('GET', `${STAFF}/product-recommend?filter[slot]=hero&limit=100`, { as: 'keeper' })).body['items'] ??
      []) as readonly Json[]
  const fill = async () => {
    const picked = new Set((await picks()).map((one) => one['product']))
    for (const { id } of products.filter((one) => !picked.has(one.id)).slice(0, 8 - picked.size))
      expect((await shop.call('POST', `${STAFF}/product-recommend`, { as: 'keeper', body: { slot: 'hero', product: id } })).status).toBe(
        201,
      )
  }
  const [first] = await picks()
  expect((await shop.call('DELETE', `${STAFF}/product-recommend/${first!.id}`, { as: 'keeper' })).status).toBeLessThan(300)
  await fill()
  expect(await picks()).toHaveLength(8)
  const refused = await shop.call('POST', `${STAFF}/product-recommend/${first!.id}/restore`, { as: 'keeper' })
  expect([refused.status, refused.body['issues']]).toMatchObject([422, [{ path: '', message: expect.stringContaining('8') as string }]])
  expect(await picks()).toHaveLength(8)
  const [other] = await picks()
  await shop.call('DELETE', `${STAFF}/product-recommend/${other!.id}`, { as: 'keeper' })
  expect((await shop.call('POST', `${STAFF}/product-recommend/${first!.id}/restore`, { as: 'keeper' })).status).toBe(200)
})
