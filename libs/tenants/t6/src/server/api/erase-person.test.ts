import { startServer, type ServerUnderTest } from '@captain/platform-testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seed } from '../../seed.ts'

type Json = Readonly<Record<string, unknown>> & { readonly id: string; readonly lockVersion: number }

const TENANT = '/api/v1/tenants/shop'

let app: ServerUnderTest

beforeAll(async () => {
  app = await startServer()
  await app.seed('shop', seed)
  await app.prove('admin')
})
afterAll(() => app?.stop())

const call = async (method: string, path: string, body?: object, version = 0) => {
  const answer = await fetch(`${app.baseUrl}${TENANT}${path}`, {
    method,
    headers: {
      ...app.cookies.admin,
      origin: app.baseUrl,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(version > 0 && { 'if-match': `"${version}"` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Json }
}

it('keeps an order for the books until the day of the law, and empties what need not be kept', async () => {
  const list = await call('GET', '/order?limit=1')
  const id = (list.body['items'] as readonly Json[])[0]?.id ?? ''
  const order = (await call('GET', `/order/${id}`)).body
  const noted = await call('PATCH', `/order/${id}`, { internalNote: '電話がつながりにくい' }, order.lockVersion)
  expect(noted.status).toBe(200)
  const query = String(order['customerEmail'])
  const search = await call('POST', '/personal-data/search', { query })
  const item = (search.body['items'] as readonly Json[]).find((one) => one.id === id)
  expect(item).toMatchObject({ type: 'order', outcome: 'partly', reason: 'tax', keptUntil: order['anonymiseOn'] })

  const done = await call('POST', '/personal-data/erasure', { query, records: [{ type: 'order', id }], isConfirmed: true })
  expect(done.body).toMatchObject({ records: 0, emptied: 0, kept: 1 })
  const after = (await call('GET', `/order/${id}`)).body
  expect(after).toMatchObject({
    customerName: order['customerName'],
    totalIncl: order['totalIncl'],
    internalNote: null,
    status: order['status'],
  })
  const kept = await app.pool.query(`select from content.entry_revision where entry_id = $1 and snapshot::text like '%つながりにくい%'`, [
    id,
  ])
  expect(kept.rowCount).toBe(0)
})
