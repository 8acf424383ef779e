import { isDeepStrictEqual } from 'node:util'
import { startOidcProvider, type TestOidcProvider } from '@captain/testing/oidc-provider'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestAuth, TEST_ORIGIN, type TestAuth } from '../auth-under-test.ts'
import { effectsOf, rowReader } from './effects-under-test.ts'
import { operationsOf } from './operations-under-test.ts'
import { CLOSED_WAYS, createSigner, OPEN_WAYS, STATES, type State, type Way } from './ways-to-sign-under-test.ts'

let provider: TestOidcProvider
let testing: TestAuth

type Effects = Readonly<Record<string, readonly string[]>>

type Walk = { readonly effects: Effects; readonly statuses: Readonly<Record<string, number>> }

/** Calls every operation, each on an account on which the others had no effect. */
const walk = async (way: Way, state: State): Promise<Walk> => {
  const effects: Record<string, readonly string[]> = {}
  const statuses: Record<string, number> = {}
  const readRows = await rowReader(testing.pool)
  const start = async () => {
    const signer = await createSigner(testing, way, state)
    return { signer, before: await readRows(signer.id) }
  }
  let { signer, before } = await start()
  for (const [name, send] of operationsOf(testing)) {
    const response = await send(signer)
    const after = await readRows(signer.id)
    statuses[name] = response.status
    effects[name] = await effectsOf(signer.headers.cookie, response, before, after)
    if (!isDeepStrictEqual(after, before)) ({ signer, before } = await start())
  }
  return { effects, statuses }
}

/** Returns the effects that another sender did not have. */
const beyond = (effects: Effects, others: Effects): Effects =>
  Object.fromEntries(
    Object.entries(effects)
      .map(([name, found]) => [name, found.filter((effect) => others[name]?.includes(effect) !== true)] as const)
      .filter(([, found]) => found.length > 0),
  )

const OF_THE_COOKIE: Effects = {
  'GET /token': ['secret'],
  'POST /change-password': ['cookie', 'account', 'session'],
  'POST /oidc/start step-up': ['secret', 'oidc_attempt'],
  'POST /passkey/verify-registration': ['user', 'passkey', 'session'],
}
const OF_A_YOUNG_SESSION: Effects = {
  'GET /passkey/generate-register-options': ['secret'],
  'POST /oidc/start link': ['secret', 'oidc_attempt'],
}
const OF_A_LINK: Effects = { 'POST /api/v1/account/password': ['account'] }

/** What an account may do by the cookie of a new session, and of one that a link began. The walk reaches at least this. */
const OPEN: Readonly<Record<State, readonly [Effects, Effects]>> = {
  'a second factor that waits for its code': [
    {
      ...OF_THE_COOKIE,
      ...OF_A_YOUNG_SESSION,
      'POST /api/v1/account/second-factor': ['secret', 'second_factor'],
      'POST /api/v1/account/second-factor/confirm': ['secret', 'user', 'recovery_code', 'second_factor'],
    },
    OF_A_LINK,
  ],
  'a second factor': [
    { ...OF_THE_COOKIE, 'POST /api/v1/account/second-factor/step-up': ['cookie', 'session', 'second_factor'] },
    { ...OF_A_YOUNG_SESSION, ...OF_A_LINK },
  ],
}

beforeAll(async () => {
  provider = await startOidcProvider(`${TEST_ORIGIN}/api/auth/oidc/callback`)
  const { issuer, clientId, clientSecret } = provider
  testing = await startTestAuth({ oidc: { issuer, clientId, clientSecret, name: '組織', domains: ['company.example'] } })
})
afterAll(async () => {
  await testing.stop()
  await provider.stop()
})

describe.each(STATES)('to an account with %s', (state) => {
  const walks = new Map<Way, Walk>()
  const of = (way: Way): Effects => beyond(walks.get(way)?.effects ?? {}, walks.get('nothing')?.effects ?? {})

  beforeAll(async () => {
    const ways = ['nothing', ...OPEN_WAYS, ...CLOSED_WAYS] as const
    await Promise.all(ways.map(async (way) => walks.set(way, await walk(way, state))))
  }, 120_000)

  test.each(CLOSED_WAYS)('%s gives no session, no secret and no change of how it signs in', (way) => {
    // Pages need a token during impersonation too. It is one of the closed ways.
    expect(of(way)).toEqual(way === 'the cookie of an impersonation' ? { 'GET /token': ['secret'] } : {})
  })

  test.each(OPEN_WAYS)('%s does', (way) => {
    const [always, byLink] = OPEN[state]
    expect(of(way)).toEqual({ ...always, ...(way === 'the cookie of a session of a link' && byLink) })
  })

  test('the token of a new session is refused what its cookie may', () => {
    const statuses = walks.get('the token of a new session')?.statuses ?? {}
    const refused = Object.keys(OPEN[state][0]).filter((name) => name !== 'GET /token')
    expect(Object.fromEntries(refused.map((name) => [name, statuses[name]]))).toEqual(
      Object.fromEntries(refused.map((name) => [name, 403])),
    )
    expect(statuses['GET /token']).toBe(401)
  })
})
