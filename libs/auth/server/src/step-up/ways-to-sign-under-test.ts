import { createOTP } from '@better-auth/utils/otp'
import { KEY_SCOPES } from '@captain/auth-core'
import { createAuthenticator, type CreationOptions } from '@captain/testing/authenticator'
import { cookiesOf } from '@captain/testing/passkey-session'
import { makeKeyToken } from '../api-key-token.ts'
import { TEST_ORIGIN, TEST_PASSWORD, type TestAuth } from '../auth-under-test.ts'
import { secondFactorKeys } from '../second-factor/second-factor-keys.ts'
import { secondFactorRows } from '../second-factor/second-factor-rows.ts'

/** How a session began, as assignments to its row; an administrator acts in the last one. */
const SESSIONS = {
  'a new session': `"createdAt" = now() - interval '1 minute'`,
  'a session of a link': `"beganBy" = 'link', "createdAt" = now() - interval '30 minutes'`,
  'a confirmed session': `"provenAt" = now()`,
  'an impersonation': `"impersonatedBy" = "userId", "beganBy" = 'impersonation', "provenAt" = now()`,
} as const

type SessionKind = keyof typeof SESSIONS

const SESSION_KINDS = Object.keys(SESSIONS) as readonly SessionKind[]

/** Ways to sign a request. The first is none. */
export type Way = 'nothing' | 'an API key' | `the ${'cookie' | 'token'} of ${SessionKind}`

/** The ways by which an account may change how it signs in. */
export const OPEN_WAYS = ['the cookie of a new session', 'the cookie of a session of a link'] as const satisfies readonly Way[]

/** The ways by which it may not. */
export const CLOSED_WAYS = [
  'the cookie of an impersonation',
  ...SESSION_KINDS.map((kind): Way => `the token of ${kind}`),
  'an API key',
] as const satisfies readonly Way[]

/** What an account has in addition to its password. */
export const STATES = ['a second factor that waits for its code', 'a second factor'] as const

export type State = (typeof STATES)[number]

/** Account of a test, with the headers that sign its requests and a value for each field of a body. */
export type Signer = {
  readonly id: string
  readonly headers: { readonly cookie: string; readonly authorization?: string }
  readonly values: Readonly<Record<string, unknown>>
}

let calls = 0

/** Returns a new address for each call, because addresses are rate limited. */
export const nextAddress = (): string => {
  calls += 1
  return `10.${Math.floor(calls / 62_500)}.${Math.floor(calls / 250) % 250}.${calls % 250}`
}

const keyOf = async ({ pool }: TestAuth, id: string): Promise<string> => {
  const { token, hash, lastFour } = makeKeyToken()
  await pool.query(
    `insert into content.api_key (tenant_id, id, name, hash, last_four, scopes, created_at, created_by, created_by_name)
     values (7, $1, 'x', $2, $3, $4, now(), $1, 'x')`,
    [id, hash, lastFour, KEY_SCOPES],
  )
  return token
}

/** Answers the options of a registration, which any session of the account can finish. */
const registrationOf = async ({ call }: TestAuth, cookie: string) => {
  const options = await call('/passkey/generate-register-options', { cookie, address: nextAddress() })
  const response = createAuthenticator(TEST_ORIGIN).create((await options.json()) as CreationOptions)
  return { response, challenge: cookiesOf(options) }
}

/** Returns a code of the second factor, which is on or waits for it. */
const codeIn = async ({ pool }: TestAuth, state: State, id: string): Promise<string> => {
  const rows = secondFactorRows(pool, secondFactorKeys('x'.repeat(40)))
  const otp = createOTP((await rows.begin(id)) ?? '')
  if (state === 'a second factor') {
    await rows.confirm(id, await otp.totp())
    await pool.query('update auth.second_factor set last_step = last_step - 10 where user_id = $1', [id])
  }
  return otp.totp()
}

const signedBy = async (testing: TestAuth, way: Way, id: string, cookie: string): Promise<Partial<Signer['headers']>> => {
  const kind = SESSION_KINDS.find((one) => way.endsWith(one))
  if (kind === undefined) return way === 'nothing' ? {} : { authorization: `Bearer ${await keyOf(testing, id)}` }
  await testing.pool.query(`update auth.session set ${SESSIONS[kind]} where "userId" = $1`, [id])
  if (way.startsWith('the cookie')) return { cookie }
  const { token } = (await (await testing.call('/token', { cookie, address: nextAddress() })).json()) as { readonly token: string }
  return { authorization: `Bearer ${token}` }
}

/** Creates an administrator who has no passkey, and signs the requests in a way. */
export const createSigner = async (testing: TestAuth, way: Way, state: State): Promise<Signer> => {
  const { id, email, cookie } = await testing.member()
  await testing.pool.query(`update auth."user" set role = 'admin' where id = $1`, [id])
  const { rows } = await testing.pool.query<{ id: string }>('select id from auth.session where "userId" = $1', [id])
  const { response, challenge } = await registrationOf(testing, cookie)
  const code = await codeIn(testing, state, id)
  const { cookie: session = '', ...headers } = await signedBy(testing, way, id, cookie)
  return {
    id,
    headers: { ...headers, cookie: `${session}; ${challenge}` },
    values: {
      response,
      code,
      email,
      id,
      userId: id,
      token: rows[0]?.id,
      sessionId: rows[0]?.id,
      name: '別名',
      password: 'another-long-sentence',
      newPassword: 'another-long-sentence',
      currentPassword: TEST_PASSWORD,
      newEmail: `new-${email}`,
      reason: '確認',
      banReason: '確認',
      role: 'user',
      isListed: true,
      permissions: { user: ['list'] },
    },
  }
}
