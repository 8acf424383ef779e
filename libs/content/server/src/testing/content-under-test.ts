import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Actor, ApiKey, MemberRole, SignedIn } from '@captain/auth-core'
import { runEndpoint, notFound, ProblemError, problemResponse, readJson } from '@captain/http-server'
import { authorize, tenantDirectory, type Endpoint } from '@captain/auth-server'
import { createTestDatabase, execute } from '@captain/testing/database'
import { Pool } from 'pg'
import { ensurePartitions } from '../database/partitions.ts'
import { contentEndpoints } from '../endpoints.ts'
import type { TenantHooks } from '../hooks.ts'
import { createContentServices, type ContentOptions, type ContentServices } from '../services.ts'
import { testMessages } from './test-messages.ts'
import { annex, diner } from './test-tenants.ts'

const log = { trace: () => undefined, debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const tenants = [diner, annex]
export const SECRET = 'the secret of a server under test'

export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly body: Json
  readonly text: string
  readonly bytes: Uint8Array
}

type CallOptions = {
  /** The role of the caller. An administrator is a viewer of the diner and no member of the annex. */
  readonly as?: MemberRole | 'guest' | 'annex-owner' | 'admin'
  /** Whether the account has just passed a step-up. */
  readonly isProven?: boolean
  /** The administrator who impersonates the account. */
  readonly impersonator?: SignedIn['impersonator']
  /** The session of the account; default: one for all. */
  readonly session?: string
  /** An API key of the diner instead of an account. */
  readonly key?: Partial<ApiKey>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly raw?: FormData | string
}

/** JSON of a record, list or problem in tests. */
export type Json = { readonly [name: string]: unknown } & {
  readonly id: string
  readonly lockVersion: number
  readonly next: string | null
}

export type ContentUnderTest = {
  readonly services: ContentServices
  readonly pool: Pool
  readonly dataDir: string
  readonly databaseUrl: string
  /** Starts another process on the same database. */
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

const account = (id: string): SignedIn['account'] => ({
  id,
  name: `${id} さん`,
  email: `${id}@example.com`,
  image: null,
  isUser: true,
  role: 'user',
  locale: 'ja',
})

const actorOf = ({ as, key, isProven = false, session = 'session', impersonator = null }: CallOptions): Actor => {
  if (key !== undefined) return { account: null, key: { id: 'key', name: '連携', tenant: 'diner', scopes: [], contentTypes: null, ...key } }
  if (as === 'guest') return { account: null }
  const memberships: SignedIn['memberships'] =
    as === 'annex-owner' ? { annex: 'owner' } : { diner: as === 'admin' ? 'viewer' : (as ?? 'editor') }
  return {
    account: account(as ?? 'editor'),
    sessionId: session,
    memberships,
    isListedAdmin: as === 'admin',
    mayUseAi: false,
    provenAt: isProven ? new Date().toISOString() : null,
    impersonator,
  }
}

const match = (endpoint: Endpoint, path: string): Record<string, string> | null => {
  const pattern = new RegExp(`^${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
  const groups = pattern.exec(path)?.groups
  return pattern.test(path)
    ? Object.fromEntries(Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]))
    : null
}

const handle = async (endpoints: readonly Endpoint[], request: Request, actor: Actor): Promise<Response> => {
  const url = new URL(request.url)
  for (const endpoint of endpoints) {
    const params = endpoint.method === request.method ? match(endpoint, url.pathname) : null
    if (params === null) continue
    const { role } = authorize(endpoint.guard, actor, params['tenant'], tenantDirectory(tenants), endpoint.keyScope)
    const locale = url.searchParams.get('locale') === 'en' ? 'en' : 'ja'
    const json = () => readJson(request)
    return runEndpoint(endpoint, {
      request,
      params,
      url,
      actor,
      locale,
      requestId: 'test',
      log,
      clientAddress: request.headers.get('x-forwarded-for') ?? '192.0.2.1',
      json,
      ...(role !== null && { role }),
    })
  }
  throw notFound()
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

type Given = { readonly hooks?: TenantHooks } & Pick<ContentOptions, 'webhooks' | 'baseUrl' | 'serverOf'> & {
    /** Default: the operations on content. */
    readonly endpointsOf?: (services: ContentServices) => readonly Endpoint[]
  }

/** Starts the full library on a separate database; calls go through guards and handlers as on the server. */
export const startContent = async ({ hooks = {}, endpointsOf = contentEndpoints, ...given }: Given = {}): Promise<ContentUnderTest> => {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'captain-content-'))
  const pools: Pool[] = []
  const all: ContentServices[] = []
  const open = async (): Promise<{ pool: Pool; services: ContentServices }> => {
    const pool = new Pool({ connectionString: database.url, max: 8 })
    pool.on('error', () => undefined)
    pool.on('connect', (client) => void client.on('error', () => undefined))
    pools.push(pool)
    await ensurePartitions(pool, tenants)
    const services = createContentServices({
      pool,
      tenants,
      dataDir,
      secret: SECRET,
      log,
      messagesOf: testMessages,
      serverOf: () => ({ hooks }),
      ...given,
    })
    all.push(services)
    return { pool, services }
  }
  await seedAccounts(database.url)
  const { pool, services } = await open()
  const call: ContentUnderTest['call'] = async (method, path, options = {}, used = services) => {
    const { headers = {}, body, raw } = options
    // Serialises a form first: its stream would continue after an error has ended it.
    const form = raw instanceof FormData ? new Response(raw) : null
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(form !== null && { 'content-type': form.headers.get('content-type') ?? '' }),
        ...headers,
      },
      body:
        form === null ? ((raw as string | undefined) ?? (body === undefined ? undefined : JSON.stringify(body))) : await form.arrayBuffer(),
    })
    const response = await handle(endpointsOf(used), request, actorOf(options)).catch((error: unknown) => {
      if (error instanceof ProblemError) return problemResponse(error, path.includes('locale=en') ? 'en' : 'ja')
      throw error
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    const isJson = (response.headers.get('content-type') ?? '').includes('json')
    return {
      status: response.status,
      headers: response.headers,
      text,
      bytes,
      body: (isJson && text !== '' ? JSON.parse(text) : null) as Json,
    }
  }
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
