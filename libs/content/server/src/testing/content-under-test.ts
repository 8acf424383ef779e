import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint } from '@captain/auth-server'
import { createTestDatabase, execute } from '@captain/testing/database'
import { Pool } from 'pg'
import { ensurePartitions } from '../database/partitions.ts'
import { contentEndpoints } from '../endpoints.ts'
import type { TenantHooks } from '../hooks.ts'
import { createHearingQueries, type HearingQueries } from '../database/hearing-queries.ts'
import { createContentServices, type ContentOptions, type ContentServices } from '../services.ts'
import { callEndpoints, log, tenants, type Answer, type CallOptions, type Json } from './test-call.ts'
import { testMessages } from './test-messages.ts'
import { annex } from './annex-tenant.ts'
import { diner } from './test-tenants.ts'

export type { Answer, Json } from './test-call.ts'

export const SECRET = 'the secret of a server under test'

export type ContentUnderTest = {
  readonly services: ContentServices
  readonly pool: Pool
  readonly dataDir: string
  readonly databaseUrl: string
  /** Starts another process on the same database, which purges. */
  second(): Promise<ContentServices>
  call(method: string, path: string, options?: CallOptions, services?: ContentServices): Promise<Answer>
  /** Creates a record of the diner; fails the test if it is rejected. */
  create(type: string, body: unknown): Promise<Json>
  patch(type: string, record: Json, body: unknown): Promise<Answer>
  transition(type: string, record: Json, transition: string, body?: unknown): Promise<Answer>
  /** Sends a submission as a guest, by default from a new address. */
  submit(type: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>
  /** Reads below the diner's delivery path as the public. */
  delivered(path: string, services?: ContentServices): Promise<Answer>
  stop(): Promise<void>
}

export const STAFF = '/api/v1/tenants/diner'

const ACCOUNTS = ['viewer', 'editor', 'owner', 'annex-owner', 'admin']

const seedAccounts = async (url: string) => {
  for (const id of ACCOUNTS)
    await execute(url, `insert into auth."user" (id, name, email) values ('${id}', '${id} さん', '${id}@example.com')`)
  for (const role of ['viewer', 'editor', 'owner'])
    await execute(url, `insert into auth.membership (user_id, tenant_id, role) values ('${role}', ${diner.number}, '${role}')`)
  await execute(url, `insert into auth.membership (user_id, tenant_id, role) values ('annex-owner', ${annex.number}, 'owner')`)
}

type Given = { readonly hooks?: TenantHooks } & Pick<ContentOptions, 'webhooks' | 'baseUrl' | 'serverOf' | 'purges'> & {
    /** Default: the operations on content. `purges` is about the first process. */
    readonly endpointsOf?: (services: ContentServices) => readonly Endpoint[]
  }

/** Starts the full library on a separate database; calls go through guards and handlers as on the server. */
export const startContent = async ({
  hooks = {},
  endpointsOf = contentEndpoints,
  purges = true,
  ...given
}: Given = {}): Promise<ContentUnderTest> => {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'captain-content-'))
  const pools: Pool[] = []
  const all: ContentServices[] = []
  const hearingOf = new Map<ContentServices, HearingQueries>()
  const open = async (more: Pick<ContentOptions, 'purges'> = {}): Promise<{ pool: Pool; services: ContentServices }> => {
    const pool = new Pool({ connectionString: database.url, max: 8, pipeline: true })
    pool.on('error', () => undefined)
    pool.on('connect', (client) => void client.on('error', () => undefined))
    pools.push(pool)
    await ensurePartitions(pool, tenants)
    const hearing = createHearingQueries(pool)
    const services = createContentServices({
      pool,
      hearing,
      tenants,
      dataDir,
      secret: SECRET,
      log,
      messagesOf: testMessages,
      serverOf: () => ({ hooks }),
      ...given,
      ...more,
    })
    all.push(services)
    hearingOf.set(services, hearing)
    return { pool, services }
  }
  await seedAccounts(database.url)
  const { pool, services } = await open({ purges })
  const call: ContentUnderTest['call'] = (method, path, options = {}, used = services) =>
    callEndpoints(endpointsOf(used), method, path, {
      ...options,
      // As authentication does on the server.
      authenticate: async (request) => void (await hearingOf.get(used)?.query(request, { text: 'select 1' })),
    })
  return {
    services,
    pool,
    dataDir,
    databaseUrl: database.url,
    call,
    second: async () => (await open()).services,
    create: async (type, body) => {
      const answer = await call('POST', `${STAFF}/${type}`, { body })
      if (answer.status !== 201) throw new Error(`${type} was refused: ${answer.text}`)
      return answer.body
    },
    patch: (type, { id, lockVersion }, body) =>
      call('PATCH', `${STAFF}/${type}/${id}`, { body, headers: { 'if-match': `"${lockVersion}"` } }),
    transition: (type, { id, lockVersion }, transition, body) =>
      call('POST', `${STAFF}/${type}/${id}/${transition}`, { body, headers: { 'if-match': `"${lockVersion}"` } }),
    submit: (type, body, headers = {}) =>
      call('POST', `/api/v1/public/diner/${type}`, { as: 'guest', body, headers: { 'x-forwarded-for': crypto.randomUUID(), ...headers } }),
    delivered: (path, used) => call('GET', `/api/v1/public/diner/${path}`, { as: 'guest' }, used),
    stop: async () => {
      for (const one of all) await one.stop()
      for (const one of pools) await one.end()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
