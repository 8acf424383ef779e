import { setTimeout as wait } from 'node:timers/promises'
import { runJobs } from '@captain/content-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serverOf } from '../tenant-servers.ts'
import { tenants } from '../tenants.ts'
import { STAFF, startShop, type Json, type ShopUnderTest } from './shop-under-test.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop?.stop())

const read = async ({ id }: Json): Promise<Json> => (await shop.call('GET', `${STAFF}/product/${id}`, { as: 'keeper' })).body
const round = () => runJobs({ store: shop.services.store, tenants, serverOf, log: shop.services.log })
const soon = () => new Date(Date.now() + 2000).toISOString()

const saved = async (product: Json, changes: object): Promise<Json> => {
  const { status, body } = await shop.patch('product', product, changes)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

it('follows the clock when a sale begins and ends, and touches nothing else', async () => {
  const { items } = (await shop.call('GET', `${STAFF}/product?filter[saleState]=onSale&limit=3`, { as: 'keeper' })).body
  const [one, two, three] = await Promise.all((items as readonly Json[]).map(read))
  const products = [
    await saved(one!, { saleFrom: soon(), saleUntil: null }),
    await saved(two!, { saleFrom: null, saleUntil: soon() }),
    await saved(await shop.find('product', 'saleState', 'soldOut'), { saleFrom: null, saleUntil: soon() }),
    await saved(three!, { saleFrom: '2026-01-01T00:00:00.000Z', saleUntil: '2099-01-01T00:00:00.000Z' }),
  ]
  expect(products.map((product) => product['saleState'])).toEqual(['before', 'onSale', 'soldOut', 'onSale'])
  await wait(2000)
  await round()
  const after = await Promise.all(products.map(read))
  expect(after.map((product) => product['saleState'])).toEqual(['onSale', 'ended', 'ended', 'onSale'])
  expect(after.at(-1)?.lockVersion).toBe(products.at(-1)?.lockVersion)
})

it('is asked only of products whose time has come', async () => {
  const jobs = serverOf(tenants.find(({ number }) => number === 6)!).jobs?.filter(({ type }) => type === 'product') ?? []
  const now = new Date('2026-11-21T00:00:00.000Z')
  expect(jobs.map(({ matching }) => (typeof matching === 'function' ? matching(now) : matching))).toEqual([
    { saleState: 'before', saleFrom: '2000-01-01T00:00:00.000Z..2026-11-21T00:00:00.000Z' },
    { saleState: 'onSale', saleUntil: '2000-01-01T00:00:00.000Z..2026-11-21T00:00:00.000Z' },
    { saleState: 'soldOut', saleUntil: '2000-01-01T00:00:00.000Z..2026-11-21T00:00:00.000Z' },
  ])
})
