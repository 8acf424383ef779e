import { createAuthenticator } from '@captain/testing/authenticator'
import { cookiesOf, registerPasskey, showPasskey, type AuthCall } from '@captain/testing/passkey-session'
import { createOTP } from '@better-auth/utils/otp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestAuth, TEST_ORIGIN, type TestAuth } from '../auth-under-test.ts'
import { runEndpoint } from '@captain/http-server'
import { withRequestContext } from './current-request-origin.ts'
import { circumstancesOf } from './identity-event.ts'

let testing: TestAuth

const BROWSER = 'Browser/7'
const [PASSWORD, NEW_PASSWORD, WRONG_PASSWORD] = ['canary-of-a-password', 'canary-of-another-password', 'canary-of-a-guess']

/** Values that must not appear in the log afterwards; mails contain only the tokens of their links. */
const secrets = new Set([PASSWORD, NEW_PASSWORD, WRONG_PASSWORD])
const linkTokens = new Set<string>()

/** Collects secrets from cookies, encoded and decoded; of a signed one, the part before the signature. */
const keepSecret = (cookies: string): string => {
  for (const cookie of cookies.split('; ')) {
    const value = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1))
    for (const secret of [value, value.split('.')[0] ?? '']) if (secret.length > 20) secrets.add(secret)
  }
  return cookies
}

let calls = 0
const nextAddress = (): string => {
  calls += 1
  return `198.51.${Math.floor(calls / 250)}.${calls % 250}`
}

const call = async (
  path: string,
  { body, cookie = '', address = nextAddress() }: { body?: unknown; cookie?: string; address?: string },
) => {
  const request = new Request(`${TEST_ORIGIN}/api/auth${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { origin: TEST_ORIGIN, 'content-type': 'application/json', 'user-agent': BROWSER, cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = await testing.auth.handler(request, { clientAddress: address, locale: 'ja', requestId: 'request-of-a-test' })
  keepSecret(cookiesOf(answer))
  return answer
}
const asPage: AuthCall = (path, { body, cookie }) => call(path, { body, ...(cookie !== undefined && { cookie }) })

/** Calls one of our endpoints as the server does. */
const own = async (
  at: string,
  { body, cookie = '', params = {} }: { body?: unknown; cookie?: string; params?: Record<string, string> } = {},
) => {
  const [method = '', path = ''] = at.split(' ')
  const endpoint = testing.auth.endpoints.find((one) => one.method === method && one.path === path)
  if (endpoint === undefined) throw new Error(`there is no ${at}`)
  const request = new Request(`${TEST_ORIGIN}${path}`, { method, headers: { cookie, origin: TEST_ORIGIN, 'user-agent': BROWSER } })
  const silent = () => undefined
  const origin = { request, clientAddress: nextAddress(), requestId: 'request-of-a-test' }
  const answer = await withRequestContext(circumstancesOf(origin), async () =>
    runEndpoint(endpoint, {
      ...origin,
      params,
      url: new URL(request.url),
      actor: await testing.auth.resolveActor(request),
      locale: 'ja',
      log: { debug: silent, info: silent, warn: silent, error: silent },
      json: async () => body,
    }),
  )
  keepSecret(cookiesOf(answer))
  return answer
}

const tokenTo = async (email: string): Promise<string> => {
  const { rows } = await testing.pool.query<{ text: string }>(
    `select body_text as text from mail.outbox where recipient = $1 and body_text like '%#token=%' order by id desc limit 1`,
    [email],
  )
  const token = /#token=([\w.-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
  linkTokens.add(token)
  return token
}

const signIn = async (email: string, password = PASSWORD) => cookiesOf(await call('/sign-in/email', { body: { email, password } }))
const idOf = async (email: string) => (await testing.auth.accounts.find(email)) ?? ''
const prove = (id: string) => testing.pool.query('update auth.session set "provenAt" = now() where "userId" = $1', [id])

let last = ''
// Ids of several sources don't increase together when a clock has been moved.
const seen = new Set<string>()
/** Returns the events since the last call, each with its origin. */
const newEvents = async (): Promise<readonly string[]> => {
  const { rows } = await testing.pool.query<{ id: string; action: string; address: string | null; agent: string | null; request: string }>(
    `select id, action, ip_address as address, user_agent as agent, request_id as request
     from content.audit_event where id <> all($1) order by id`,
    [[...seen]],
  )
  for (const { id } of rows) seen.add(id)
  last = rows.at(-1)?.id ?? last
  for (const { action, address, agent, request } of rows)
    expect([action, address, agent, request]).toEqual([action, expect.stringMatching(/^198\.51\./), BROWSER, 'request-of-a-test'])
  return rows.map(({ action }) => action)
}

const fromBase32 = (text: string): string => {
  const bits = [...text].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return (bits.match(/.{8}/g) ?? []).map((byte) => String.fromCodePoint(Number.parseInt(byte, 2))).join('')
}

type AuditedAction = readonly [action: string, events: readonly string[], doing: () => Promise<unknown>]

const [SELF, OTHER, ADMIN] = ['self@captain.example', 'other@captain.example', 'admin@captain.example']
const authenticator = createAuthenticator(TEST_ORIGIN)
let self = ''
let admin = ''
let passkeyId = ''

beforeAll(async () => {
  testing = await startTestAuth()
  await testing.auth.accounts.create({ email: ADMIN, name: '管理', password: PASSWORD, isUser: true, role: 'admin' })
})
afterAll(() => testing.stop())

const asAdmin = (path: string, body: object) => call(path, { body, cookie: admin })
const ok = async (answer: Promise<Response>): Promise<Response> => {
  const response = await answer
  expect(response.status, await response.clone().text()).toBeLessThan(300)
  return response
}

const OWN_ACTIONS: readonly AuditedAction[] = [
  ['signing up', ['signUp'], () => ok(call('/sign-up/email', { body: { email: SELF, name: '本人', password: PASSWORD } }))],
  ['signing in before the address is confirmed', ['loginFailed'], () => signIn(SELF)],
  [
    'confirming the address elsewhere',
    ['verifyEmail'],
    async () => {
      const answer = (await (await ok(call(`/verify-email?token=${await tokenTo(SELF)}`, {}))).json()) as { enrol: string }
      linkTokens.add(answer.enrol)
      self = answer.enrol
    },
  ],
  [
    'coming in by a link',
    ['login'],
    async () => {
      self = cookiesOf(await ok(own('POST /api/v1/account/enrolment', { body: { token: self } })))
    },
  ],
  [
    'coming in by a link that is over',
    ['loginFailed'],
    () => own('POST /api/v1/account/enrolment', { body: { token: 'made-up' } }).catch(() => null),
  ],
  ['setting a password', ['password'], () => ok(own('POST /api/v1/account/password', { cookie: self, body: { password: PASSWORD } }))],
  ['a wrong password', ['loginFailed'], () => signIn(SELF, WRONG_PASSWORD)],
  [
    'signing in',
    ['login'],
    async () => {
      self = await signIn(SELF)
    },
  ],
  ['a passkey', ['passkeyAdded'], () => registerPasskey(asPage, authenticator, self)],
  [
    'proving who one is',
    [],
    async () => {
      self = await showPasskey(asPage, authenticator, self)
    },
  ],
  [
    'its name',
    ['passkeyRenamed'],
    async () => {
      const [passkey] = (await (await call('/passkey/list-user-passkeys', { cookie: self })).json()) as { id: string }[]
      passkeyId = passkey?.id ?? ''
      await ok(call('/passkey/update-passkey', { cookie: self, body: { id: passkeyId, name: '別名' } }))
    },
  ],
  ['signing in by it', ['login'], () => showPasskey(asPage, authenticator)],
  [
    'a passkey that nobody has',
    ['loginFailed'],
    async () => {
      const stranger = createAuthenticator(TEST_ORIGIN)
      stranger.create({ challenge: 'x', rp: { id: 'localhost' }, user: { id: 'eA' } } as never)
      await expect(showPasskey(asPage, stranger)).rejects.toThrow('Authentication was not completed')
    },
  ],
  [
    'a second factor, other recovery codes, and its end',
    ['secondFactorAdded', 'recoveryCodesRenewed', 'loginFailed', 'login', 'recoveryCodeUsed', 'login', 'secondFactorRemoved'],
    async () => {
      const path = '/api/v1/account/second-factor'
      const { uri } = (await (await ok(own(`POST ${path}`, { cookie: self }))).json()) as { uri: string }
      const secret = new URL(uri).searchParams.get('secret') ?? ''
      secrets.add(secret)
      const code = (steps: number) => createOTP(fromBase32(secret)).hotp(Math.floor(Date.now() / 30_000) + steps)
      await ok(own(`POST ${path}/confirm`, { cookie: self, body: { code: await code(-1) } }))
      const renewed = await ok(own(`POST ${path}/recovery-codes`, { cookie: self }))
      const { recoveryCodes } = (await renewed.json()) as { recoveryCodes: string[] }
      for (const one of recoveryCodes) secrets.add(one).add(one.replaceAll('-', ''))
      await own(`POST ${path}/verify`, { cookie: await signIn(SELF), body: { code: '000000' } }).catch(() => null)
      await ok(own(`POST ${path}/verify`, { cookie: await signIn(SELF), body: { code: await code(0) } }))
      await ok(own(`POST ${path}/verify`, { cookie: await signIn(SELF), body: { code: recoveryCodes[0] } }))
      await ok(own(`DELETE ${path}`, { cookie: self }))
    },
  ],
  ['changing one’s account', ['updateAccount'], () => ok(call('/update-user', { cookie: self, body: { name: '本人 二' } }))],
  ['asking for another address', ['changeEmail'], () => ok(call('/change-email', { cookie: self, body: { newEmail: OTHER } }))],
  ['confirming it', ['verifyEmail'], async () => ok(call(`/verify-email?token=${await tokenTo(OTHER)}`, { cookie: self }))],
  [
    'another password',
    ['password'],
    async () => {
      const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
      // The other sessions end, and this one goes on under another token.
      self = cookiesOf(await ok(call('/change-password', { cookie: self, body })))
    },
  ],
  [
    'a token',
    [],
    async () => {
      secrets.add(((await (await call('/token', { cookie: self })).json()) as { token: string }).token)
    },
  ],
  [
    'ending one session',
    ['login', 'sessionRevoked'],
    async () => {
      const other = await signIn(OTHER, NEW_PASSWORD)
      const { sessionId: token } = (await testing.auth.resolveActor(new Request(`${TEST_ORIGIN}/`, { headers: { cookie: other } }))) as {
        sessionId: string
      }
      await ok(call('/revoke-session', { cookie: self, body: { token } }))
    },
  ],
  ['ending the others', ['sessionRevoked'], () => ok(call('/revoke-other-sessions', { cookie: self, body: {} }))],
  ['asking for a way back', ['recovery'], () => ok(own('POST /api/v1/account/recovery', { body: { email: OTHER } }))],
  [
    'the same for an address without an account',
    ['recovery'],
    () => ok(own('POST /api/v1/account/recovery', { body: { email: 'nobody@captain.example' } })),
  ],
  [
    'one passkey less',
    ['passkeyRemoved'],
    async () => {
      await prove(await idOf(OTHER))
      await ok(call('/passkey/delete-passkey', { cookie: self, body: { id: passkeyId } }))
    },
  ],
  ['signing out', ['logout'], () => ok(call('/sign-out', { cookie: self, body: {} }))],
]

let target = ''
const NEW = { name: '新人', email: 'new@captain.example' }

const ADMIN_ACTIONS: readonly AuditedAction[] = [
  [
    'an administrator signs in',
    ['login'],
    async () => {
      admin = await signIn(ADMIN)
      await prove(await idOf(ADMIN))
    },
  ],
  [
    'an account with a password',
    ['createAccount'],
    () => ok(asAdmin('/admin/create-user', { name: '甲', email: 'a@captain.example', password: PASSWORD })),
  ],
  [
    'an account that may everything',
    ['createAccount', 'permission', 'permission', 'invite'],
    async () => {
      const body = { ...NEW, memberships: [{ tenant: 'cafe', role: 'editor' }], mayUseAi: true }
      await ok(own('POST /api/v1/admin/auth-users', { cookie: admin, body }))
      await tokenTo(NEW.email)
      target = await idOf(NEW.email)
    },
  ],
  [
    'another way in',
    ['invite'],
    async () => {
      await ok(own('POST /api/v1/admin/auth-users/:id/invite', { cookie: admin, params: { id: target } }))
      await tokenTo(NEW.email)
    },
  ],
  [
    'a role',
    ['permission', 'permission'],
    async () => {
      for (const role of ['admin', 'user']) await ok(asAdmin('/admin/set-role', { userId: target, role }))
    },
  ],
  [
    'the AI tools for somebody, and no longer',
    ['permission', 'permission'],
    async () => {
      const params = { id: target }
      const [usual, given] = [
        { monthlyLimit: 100, expiresOn: null },
        { monthlyLimit: 3, expiresOn: null },
      ]
      for (const body of [
        { allowed: true, ...given, before: usual },
        { allowed: false, before: given },
      ])
        await ok(own('PUT /api/v1/admin/auth-users/:id/ai', { cookie: admin, params, body }))
    },
  ],
  ['a password for somebody', ['password'], () => ok(asAdmin('/admin/set-user-password', { userId: target, newPassword: NEW_PASSWORD }))],
  [
    'acting as somebody, and stopping',
    ['impersonate', 'updateAccount', 'stopImpersonating'],
    async () => {
      const cookie = cookiesOf(await ok(asAdmin('/admin/impersonate-user', { userId: target, reason: '調査' })))
      await ok(call('/update-user', { cookie, body: { name: '新人 二' } }))
      await ok(call('/admin/stop-impersonating', { cookie, body: {} }))
      const { rows } = await testing.pool.query(
        `select impersonator_id is not null as both from content.audit_event where action in ('updateAccount', 'stopImpersonating') and actor_id = $1`,
        [target],
      )
      expect(rows).toEqual([{ both: true }, { both: true }])
    },
  ],
  ['ending somebody’s sessions', ['sessionRevoked'], () => ok(asAdmin('/admin/revoke-user-sessions', { userId: target }))],
  [
    'a ban, and its end',
    ['ban', 'unban'],
    async () => {
      await ok(asAdmin('/admin/ban-user', { userId: target, banReason: '調査' }))
      await ok(asAdmin('/admin/unban-user', { userId: target }))
    },
  ],
  [
    'an approval',
    ['signUp', 'approve', 'invite'],
    async () => {
      const email = 'applicant@captain.example'
      await ok(call('/sign-up/email', { body: { email, name: '申込', password: PASSWORD } }))
      await ok(own('POST /api/v1/admin/auth-users/:id/approve', { cookie: admin, params: { id: await idOf(email) } }))
      await tokenTo(email)
    },
  ],
  ['taking the log away', ['export'], () => ok(own('GET /api/v1/admin/audit-events.csv', { cookie: admin }))],
  ['deleting an account', ['deleteAccount'], () => ok(asAdmin('/admin/remove-user', { userId: target }))],
  [
    'leaving',
    ['login', 'deleteAccount'],
    async () => {
      const cookie = await signIn('a@captain.example')
      await prove(await idOf('a@captain.example'))
      await ok(call('/delete-user', { cookie, body: {} }))
    },
  ],
]

const event = (id: string) =>
  JSON.stringify({ id, actorId: 'x', actorName: '運営', address: '198.51.0.1', userAgent: BROWSER, requestId: 'request-of-a-test' })

/** Runs as the platform tenant, whose transactions cannot see other account data. */
const onPlatform = async (statement: string, values: readonly unknown[]) => {
  const client = await testing.pool.connect()
  try {
    await client.query(`begin; set local role captain_app; set local app.tenant = '1'`)
    await client.query(statement, [...values])
    await client.query('commit')
  } finally {
    client.release()
  }
}

const later = (index: number) => `${last.slice(0, 10)}${'Z'.repeat(15)}${index}`

const PLATFORM_ACTIONS: readonly AuditedAction[] = [
  [
    'an account of the platform',
    ['createAccount'],
    async () => {
      await onPlatform(`select platform.create_account('made', 'made@captain.example', '新人', 'ja')`, [])
      await onPlatform(`select platform.record_account($1::jsonb, 'made')`, [event(later(0))])
    },
  ],
  ['a membership', ['permission'], () => onPlatform(`select platform.set_membership($1::jsonb, 'made', 7, 'editor')`, [event(later(1))])],
  ['the AI tools', ['permission'], () => onPlatform(`select platform.grant_ai($1::jsonb, 'made', true)`, [event(later(2))])],
  ['an invitation', ['invite'], () => onPlatform(`select platform.put_invitation($1::jsonb, 'made', '\\x00')`, [event(later(3))])],
]

describe('every action is recorded, with where it came from', () => {
  test.each([...OWN_ACTIONS, ...ADMIN_ACTIONS, ...PLATFORM_ACTIONS])('%s: %j', async (_, events, doing) => {
    await doing()
    expect(await newEvents()).toEqual(events)
  })

  test('too many tries of one kind are recorded once a window', async () => {
    const guess = (address?: string) =>
      call('/sign-in/email', {
        body: { email: 'nobody@captain.example', password: WRONG_PASSWORD },
        ...(address !== undefined && { address }),
      })
    const key = `select key from auth.rate_limit where key like 'account:%' order by since desc limit 1`
    await guess()
    await testing.pool.query(`update auth.rate_limit set count = 100 where key = (${key})`)
    await newEvents()
    expect((await Promise.all([guess(), guess(), guess()])).map(({ status }) => status)).toEqual([429, 429, 429])
    expect(await newEvents()).toEqual(['rateLimited'])
    await testing.pool.query(`update auth.rate_limit set since = now() - interval '1 hour' where key = (${key})`)
    expect((await guess()).status).toBe(401)
    await testing.pool.query(`update auth.rate_limit set count = 100 where key = (${key})`)
    expect([(await guess()).status, (await guess()).status]).toEqual([429, 429])
    expect(await newEvents()).toEqual(['loginFailed', 'rateLimited'])

    const address = '198.51.200.1'
    await testing.pool.query(`delete from auth.rate_limit where key = (${key})`)
    expect((await guess(address)).status).toBe(401)
    await testing.pool.query(`update auth.rate_limit set count = 1000 where key like '${address}%'`)
    expect([(await guess(address)).status, (await guess(address)).status]).toEqual([429, 429])
    const { rows } = await testing.pool.query<{ summary: string }>(
      `select summary from content.audit_event where action = 'rateLimited' order by id`,
    )
    expect(rows.map(({ summary }) => summary)).toEqual(['account', 'account', '/sign-in/email'])
  })
})

test('no word of it that signs somebody in is in the log, the mails or the events', async () => {
  const { rows: events } = await testing.pool.query('select * from content.audit_event')
  const { rows: mails } = await testing.pool.query('select * from mail.outbox')
  const places = { log: testing.logged(), events: JSON.stringify(events), mails: JSON.stringify(mails) }
  expect(events.length).toBeGreaterThan(40)
  expect(secrets.size).toBeGreaterThan(20)
  expect(linkTokens.size).toBeGreaterThan(5)
  for (const [place, text] of Object.entries(places))
    for (const secret of secrets) expect(text.includes(secret), `${secret} in ${place}`).toBe(false)
  for (const token of linkTokens) {
    expect(token.length).toBeGreaterThan(30)
    expect(places.log.includes(token) || places.events.includes(token)).toBe(false)
  }
})
