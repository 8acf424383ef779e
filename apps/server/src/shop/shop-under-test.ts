import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentEndpoints, createContentServices, ensurePartitions, seedTenant, type ContentServices } from '@captain/content-server'
import { tenant } from '@captain/t6'
import { seed } from '@captain/t6/seed'
import type { Pool } from 'pg'
import { startTestApp, type TestApp } from '../app-under-test.ts'
import { createLog } from '../log.ts'
import { serverOf } from '../tenant-servers.ts'
import { tenants } from '../tenants.ts'

export type Json = { readonly [name: string]: unknown } & { readonly id: string; readonly lockVersion: number }
export type Answer = { readonly status: number; readonly body: Json; readonly headers: Headers }

type CallOptions = {
  readonly as?: keyof TestApp['cookies']
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Demo shop on the real server. */
export type ShopUnderTest = {
  readonly pool: Pool
  readonly services: ContentServices
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
  /** Finds a record through the staff API by a field value. */
  find(type: string, field: string, value: string): Promise<Json>
  patch(type: string, record: Json, changes: object): Promise<Answer>
  step(order: Json, step: string, brought?: object, as?: keyof TestApp['cookies']): Promise<Answer>
  stop(): Promise<void>
}

export const STAFF = '/api/v1/tenants/shop'
export const PUBLIC = '/api/v1/public/shop'

export const startShop = async (): Promise<ShopUnderTest> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'captain-shop-'))
  const made: { pool?: Pool; services?: ContentServices } = {}
  const app = await startTestApp((pool) => {
    const services = createContentServices({
      pool,
      tenants,
      dataDir,
      log: createLog({ logLevel: 'silent' }),
      serverOf,
      secret: 'x'.repeat(40),
    })
    Object.assign(made, { pool, services })
    return contentEndpoints(services)
  })
  const { pool, services } = made as Required<typeof made>
  await ensurePartitions(pool, tenants)
  await seedTenant(services, tenant, seed)

  const call: ShopUnderTest['call'] = async (method, path, { as = 'guest', body, headers = {} } = {}) => {
    const answer = await fetch(`${app.baseUrl}${path}`, {
      method,
      headers: {
        ...app.cookies[as],
        origin: app.baseUrl,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: (text === '' ? {} : JSON.parse(text)) as Json }
  }
  const version = (record: Json) => ({ 'if-match': `"${record.lockVersion}"` })
  return {
    pool,
    services,
    call,
    find: async (type, field, value) => {
      const list = await call('GET', `${STAFF}/${type}?limit=100`, { as: 'admin' })
      const found = (list.body['items'] as readonly Json[]).find((one) => one[field] === value)
      if (found === undefined) throw new Error(`no ${type} with ${field} ${value}`)
      return (await call('GET', `${STAFF}/${type}/${found.id}`, { as: 'admin' })).body
    },
    patch: (type, record, changes) =>
      call('PATCH', `${STAFF}/${type}/${record.id}`, { as: 'admin', body: changes, headers: version(record) }),
    step: (order, step, brought = {}, as = 'admin') =>
      call('POST', `${STAFF}/order/${order.id}/${step}`, { as, body: brought, headers: version(order) }),
    stop: async () => {
      await services.stop()
      await app.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
