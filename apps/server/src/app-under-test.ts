import '@captain/testing/quick-passwords'
import { createAuth, type Endpoint, type NewAccount } from '@captain/auth-server'
import type { MemberRole, StrongSignInLevel } from '@captain/auth-core'
import type { HearingQueries } from '@captain/content-server'
import type { PublicState } from '@captain/platform-server'
import type { AccountName, ServerUnderTest } from '@captain/platform-testing'
import { createTestDatabase } from '@captain/testing/database'
import { freePort } from '@captain/testing/free-port'
import { authCallOver, provenSession } from '@captain/testing/passkey-session'
import type { Pool } from 'pg'
import { withApiDocs } from './api-docs/with-api-docs.ts'
import { createApp, type AppOptions } from './app.ts'
import { openPools, type Pools } from './database/pools.ts'
import { createLog } from './log.ts'
import { tenantListEndpoint } from './routes/tenant-list.ts'
import { messagesOf, tenants } from './tenants.ts'
import { listen } from './web/listen.ts'

/** Real server on a separate database, with a signed-in account of each kind. */
export type TestApp = Pick<ServerUnderTest, 'baseUrl' | 'cookies' | 'prove' | 'stop'> & {
  /** All mounted endpoints. */
  readonly endpoints: readonly Endpoint[]
  /** Calls of the identity library that are served: `POST /sign-out`. */
  readonly authCalls: readonly string[]
  readonly pool: Pool
  readonly setReady: (ready: boolean) => void
}

/** Parts of the server in addition to its endpoints. */
export type TestAppParts = Pick<AppOptions, 'pages' | 'allowsOrigin'> & {
  /** Connections to the database of the app, which closes them. Default: to a new database. */
  readonly pools?: Pools
  /** Where sessions are looked up. Default: on the pool. */
  readonly hearing?: HearingQueries
  /** Accounts that need more than a password. Default: none. */
  readonly requireStrongSignIn?: StrongSignInLevel
  /** Called after the endpoints are created. */
  readonly publicState?: () => PublicState
}

const PASSWORD = 'a-long-password'

const PEOPLE: Readonly<
  Record<AccountName, Pick<NewAccount, 'isUser' | 'role'> & { readonly memberships?: Readonly<Record<string, MemberRole>> }>
> = {
  pending: { isUser: false },
  stranger: { isUser: true, memberships: { nyanko: 'owner' } },
  viewer: { isUser: true, memberships: { cafe: 'viewer' } },
  editor: { isUser: true, memberships: { cafe: 'editor' } },
  clerk: { isUser: true, memberships: { shop: 'editor' } },
  onlooker: { isUser: true, memberships: { shop: 'viewer' } },
  keeper: { isUser: true, memberships: { shop: 'owner' } },
  admin: { isUser: true, role: 'admin' },
}

const signIn = async (baseUrl: string, email: string): Promise<Record<string, string>> => {
  const answer = await fetch(`${baseUrl}/api/auth/sign-in/email`, {
    method: 'POST',
    body: JSON.stringify({ email, password: PASSWORD }),
    headers: { 'content-type': 'application/json', origin: baseUrl },
  })
  return { cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
}

const log = createLog({ logLevel: 'silent' })

/** Opens the connections to a new database, which `close` drops. */
export const openTestPools = async (): Promise<Pools> => {
  const database = await createTestDatabase()
  const pools = openPools(database.url, log)
  const close = async () => {
    await pools.close()
    await database.drop()
  }
  return { ...pools, close }
}

/** Starts the server with the given endpoints, in addition to those of accounts and the API description. */
export const startTestApp = async (
  endpoints: readonly Endpoint[] | ((pool: Pool) => readonly Endpoint[]),
  { pools, publicState, hearing, requireStrongSignIn, ...parts }: TestAppParts = {},
): Promise<TestApp> => {
  const { pool, authPool, close } = pools ?? (await openTestPools())
  const port = await freePort()
  const baseUrl = `http://localhost:${port}`
  const sessions = hearing === undefined ? {} : { sessions: hearing }
  const auth = await createAuth({
    pool,
    authPool,
    ...sessions,
    requireStrongSignIn: requireStrongSignIn ?? null,
    tenants,
    baseUrl,
    secret: 'x'.repeat(40),
    adminUserIds: [],
    log,
  })
  let ready = true
  const given = typeof endpoints === 'function' ? endpoints(pool) : endpoints
  const all = withApiDocs([...auth.endpoints, tenantListEndpoint({ tenants, refused: new Map(), pool }), ...given], {
    tenants,
    messagesOf,
    baseUrl,
  })
  const created = createApp({
    auth,
    endpoints: all,
    ...parts,
    ...(publicState !== undefined && { publicState: publicState() }),
    baseUrl,
    trustedProxyHops: 0,
    log,
    isReady: async () => ready && (await pool.query('select 1')).rowCount === 1,
  })
  const listener = await listen(created, { port, host: 'localhost' })
  const cookies: Record<string, Record<string, string>> = { guest: {} }
  for (const [person, { memberships = {}, ...account }] of Object.entries(PEOPLE)) {
    const email = `${person}@captain.example`
    const id = await auth.accounts.create({ ...account, email, name: person, password: PASSWORD })
    for (const [tenant, role] of Object.entries(memberships)) await auth.memberships.grant(id, tenant, role)
    cookies[person] = await signIn(baseUrl, email)
  }
  return {
    baseUrl,
    endpoints: all,
    authCalls: auth.calls,
    pool,
    cookies: cookies as TestApp['cookies'],
    prove: async (person) => {
      cookies[person] = { cookie: await provenSession(authCallOver(baseUrl), baseUrl, cookies[person]?.['cookie'] ?? '') }
    },
    setReady: (value) => {
      ready = value
    },
    stop: async () => {
      await listener.drain(1000)
      await close()
    },
  }
}
