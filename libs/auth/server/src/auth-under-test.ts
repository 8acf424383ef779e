import '@captain/testing/quick-passwords'
import { createTestDatabase } from '@captain/testing/database'
import { Pool } from 'pg'
import { createAuth, type Auth, type AuthOptions } from './create-auth.ts'

type Call = { readonly body?: unknown; readonly cookie?: string; readonly address?: string; readonly locale?: 'ja' | 'en' }

/** Identity services on a separate database. */
export type TestAuth = {
  readonly auth: Auth
  readonly pool: Pool
  /** Returns the log output as one text. */
  readonly logged: () => string
  /** Calls `/api/auth` as a page of the site does: POST with a body, GET without. */
  readonly call: (path: string, call?: Call) => Promise<Response>
  /** Returns the cookie of a new session. */
  readonly signIn: (email: string) => Promise<string>
  /** Creates and signs in an editor of the café. */
  readonly member: () => Promise<{ readonly id: string; readonly email: string; readonly cookie: string }>
  readonly stop: () => Promise<void>
}

export const TEST_ORIGIN = 'http://localhost:4000'
export const TEST_PASSWORD = 'a-long-password'

const tenants = [
  { number: 1, slug: 'nyanko' },
  { number: 7, slug: 'cafe' },
]

type TestAuthOptions = { readonly baseUrl?: string } & Pick<AuthOptions, 'oidc' | 'requireStrongSignIn' | 'sessionIdleMinutes'>

/** Starts identity for a test; `baseUrl` is the browser's origin, regardless of proxies. */
export const startTestAuth = async ({ baseUrl = TEST_ORIGIN, ...more }: TestAuthOptions = {}): Promise<TestAuth> => {
  const database = await createTestDatabase()
  const pool = new Pool({ connectionString: database.url, max: 4, pipeline: true })
  const authPool = new Pool({ connectionString: database.url, max: 4, options: '-c search_path=auth' })
  const lines: string[] = []
  const write = (details: object, message: string) => void lines.push(`${message} ${JSON.stringify(details)}`)
  const log = { debug: write, info: write, warn: write, error: write }
  const auth = await createAuth({ ...more, pool, authPool, tenants, baseUrl, secret: 'x'.repeat(40), adminUserIds: [], log })

  const call: TestAuth['call'] = (path, { body, cookie, address = '203.0.113.7', locale = 'ja' } = {}) =>
    auth.handler(
      new Request(`${TEST_ORIGIN}/api/auth${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { origin: baseUrl, 'content-type': 'application/json', ...(cookie === undefined ? {} : { cookie }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      { clientAddress: address, locale },
    )

  let signIns = 0
  const signIn = async (email: string): Promise<string> => {
    signIns += 1
    // Each sign-in uses another address, because addresses are rate limited.
    const address = `198.18.${Math.floor(signIns / 250)}.${signIns % 250}`
    const answer = await call('/sign-in/email', { body: { email, password: TEST_PASSWORD }, address })
    if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`)
    return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  }

  let members = 0
  return {
    auth,
    pool,
    logged: () => lines.join('\n'),
    call,
    signIn,
    member: async () => {
      members += 1
      const email = `member-${members}@captain.example`
      const id = await auth.accounts.create({ email, name: '会員', isUser: true, password: TEST_PASSWORD })
      await auth.memberships.grant(id, 'cafe', 'editor')
      return { id, email, cookie: await signIn(email) }
    },
    stop: async () => {
      await Promise.all([pool.end(), authPool.end()])
      await database.drop()
    },
  }
}
