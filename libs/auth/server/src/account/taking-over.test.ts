import { createAuthenticator } from '@captain/testing/authenticator'
import { cookiesOf, provenSession, registerPasskey, showPasskey } from '@captain/testing/passkey-session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestAuth, TEST_ORIGIN, TEST_PASSWORD, type TestAuth } from '../auth-under-test.ts'
import { runEndpoint } from '@captain/http-server'

let testing: TestAuth
/** An administrator with a fresh step-up. */
let admin: string

let calls = 0
const address = (): string => {
  calls += 1
  return `198.51.${Math.floor(calls / 250)}.${calls % 250}`
}

/** Sends each call from another address, because addresses are rate limited. */
const call: TestAuth['call'] = (path, options) => testing.call(path, { address: address(), ...options })

beforeAll(async () => {
  testing = await startTestAuth()
  const { id, cookie } = await testing.member()
  await testing.pool.query(`update auth."user" set role = 'admin' where id = $1`, [id])
  admin = await provenSession(call, TEST_ORIGIN, cookie)
})

afterAll(() => testing.stop())

const actorOf = (cookie: string) => testing.auth.resolveActor(new Request(`${TEST_ORIGIN}/`, { headers: { cookie } }))

const own = async (
  at: string,
  { body, cookie = '', params = {} }: { body?: unknown; cookie?: string; params?: Record<string, string> },
) => {
  const [method = '', path = ''] = at.split(' ')
  const endpoint = testing.auth.endpoints.find((one) => one.method === method && one.path === path)
  if (endpoint === undefined) throw new Error(`there is no ${at}`)
  const request = new Request(`${TEST_ORIGIN}${path}`, { method, headers: { cookie, origin: TEST_ORIGIN } })
  const silent = () => undefined
  return runEndpoint(endpoint, {
    request,
    params,
    url: new URL(request.url),
    actor: await actorOf(cookie),
    locale: 'ja',
    requestId: 'request',
    log: { debug: silent, info: silent, warn: silent, error: silent },
    clientAddress: address(),
    json: async () => body,
  })
}

/** Returns the token from the fragment of the newest mail's link to a page. */
const tokenTo = async (email: string, page: string): Promise<string> => {
  const { rows } = await testing.pool.query<{ text: string }>(
    'select body_text as text from mail.outbox where recipient = $1 order by id desc limit 1',
    [email],
  )
  return new RegExp(`${TEST_ORIGIN}${page}#token=([\\w.-]+)`).exec(rows[0]?.text ?? '')?.[1] ?? ''
}

const verify = (token: string, cookie = '') => call(`/verify-email?token=${token}`, { cookie })
const enrol = (token: string) => own('POST /api/v1/account/enrolment', { body: { token } })

let people = 0
const newAddress = (): string => `person-${(people += 1)}@newcomer.example`

describe('a change of address that was asked for', () => {
  /** Requests a change of address; returns the account with the token of its mail. */
  const asking = async () => {
    const member = await testing.member()
    await testing.pool.query('update auth.session set "provenAt" = now() where "userId" = $1', [member.id])
    const email = newAddress()
    expect((await call('/change-email', { cookie: member.cookie, body: { newEmail: email } })).status).toBe(200)
    return { ...member, newEmail: email, token: await tokenTo(email, '/auth/verify-email') }
  }

  test.each<readonly [string, (person: Awaited<ReturnType<typeof asking>>) => Promise<Response>]>([
    ['all sessions end', ({ cookie }) => call('/revoke-sessions', { cookie, body: {} })],
    ['the other sessions end', ({ cookie }) => call('/revoke-other-sessions', { cookie, body: {} })],
    ['an administrator ends the sessions', ({ id }) => call('/admin/revoke-user-sessions', { cookie: admin, body: { userId: id } })],
    ['the account is banned', ({ id }) => call('/admin/ban-user', { cookie: admin, body: { userId: id, banReason: '調査のため' } })],
    [
      'the password changes',
      ({ cookie }) => call('/change-password', { cookie, body: { currentPassword: TEST_PASSWORD, newPassword: 'another-long-password' } }),
    ],
    ['a password is set', ({ cookie }) => own('POST /api/v1/account/password', { cookie, body: { password: 'another-long-password' } })],
    ['another address is asked for', ({ cookie }) => call('/change-email', { cookie, body: { newEmail: newAddress() } })],
    [
      'an address that has an account is asked for',
      async ({ cookie }) => call('/change-email', { cookie, body: { newEmail: (await testing.member()).email } }),
    ],
    [
      'somebody comes in by a link',
      async ({ id, email }) => {
        const link = await testing.auth.links.send({ id, email, name: '会員', locale: 'ja' }, 'recovery', null)
        return enrol(link.split('token=')[1] ?? '')
      },
    ],
  ])('is over when %s', async (_, then) => {
    const person = await asking()
    expect((await then(person)).status).toBeLessThan(300)
    const answer = await verify(person.token)
    expect(await answer.json()).toMatchObject({ status: 400, code: 'email-change-over', title: expect.stringContaining('変更されません') })
    expect(await testing.auth.accounts.find(person.newEmail)).toBeNull()
    expect(await testing.auth.accounts.find(person.email)).toBe(person.id)
  })

  test('counts once, in time, and for nobody else who is signed in', async () => {
    const { id, newEmail, token, email } = await asking()
    expect((await verify(token, (await testing.member()).cookie)).status).toBe(400)
    const change = (interval: string) =>
      testing.pool.query(`update auth.email_change set expires_at = now() + $2::interval where user_id = $1`, [id, interval])
    await change('-1 second')
    expect((await verify(token)).status).toBe(400)
    await change('1 hour')
    const answers = await Promise.all([verify(token), verify(token)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await testing.auth.accounts.find(newEmail)).toBe(id)
    const { rows } = await testing.pool.query(
      `select changes -> 'diff' as diff, ip_address as address from content.audit_event where action = 'verifyEmail' and entry_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ diff: { email: [email, newEmail] }, address: expect.stringMatching(/^198\.51\./) }])
  })

  test('is refused where somebody else has the address by then, and stays what it was', async () => {
    const { id, newEmail, token, email } = await asking()
    const other = await testing.member()
    await testing.pool.query('update auth."user" set email = $2 where id = $1', [other.id, newEmail])
    expect((await verify(token)).status).toBe(409)
    expect([await testing.auth.accounts.find(email), await testing.auth.accounts.find(newEmail)]).toEqual([id, other.id])
  })
})

describe('a first passkey', () => {
  const options = (cookie: string) => call('/passkey/generate-register-options', { cookie })
  const age = (id: string, minutes: number) =>
    testing.pool.query(`update auth.session set "createdAt" = now() - make_interval(mins => $2) where "userId" = $1`, [id, minutes])

  test('is for whoever has just signed in', async () => {
    const { id, email, cookie } = await testing.member()
    await age(id, 6)
    const refused = await options(cookie)
    expect(await refused.json()).toMatchObject({ status: 403, code: 'fresh-sign-in-required', title: expect.stringContaining('ログイン') })
    const body = { email, password: TEST_PASSWORD }
    const again = await call('/sign-in/email', { cookie, body })
    expect(await actorOf(cookie), 'the session before has ended').toEqual({ account: null })
    expect((await options(cookiesOf(again))).status).toBe(200)
  })

  test('is looked at again when it is made', async () => {
    const { id, cookie } = await testing.member()
    const authenticator = createAuthenticator(TEST_ORIGIN)
    const asked = await options(cookie)
    const response = authenticator.create((await asked.json()) as Parameters<typeof authenticator.create>[0])
    const finish = () => call('/passkey/verify-registration', { cookie: `${cookie}; ${cookiesOf(asked)}`, body: { response, name: '鍵' } })
    await age(id, 11)
    expect(await (await finish()).json()).toMatchObject({ status: 403, code: 'fresh-sign-in-required' })
    // A ceremony may take as long as its challenge is valid.
    await age(id, 9)
    expect((await finish()).status).toBe(200)
  })

  test('needs no more than a link that was mailed', async () => {
    const { id, email } = await testing.member()
    const link = await testing.auth.links.send({ id, email, name: '会員', locale: 'ja' }, 'recovery', null)
    const cookie = cookiesOf(await enrol(link.split('token=')[1] ?? ''))
    await age(id, 50)
    expect((await options(cookie)).status).toBe(200)
    await age(id, 61)
    expect((await options(cookie)).status).toBe(403)
  })
})

describe('whoever signs up with the address of somebody else', () => {
  /** An account of a stranger with every possible credential, and the cookie of the browser that created it. */
  const squatted = async () => {
    const email = newAddress()
    const signedUp = await call('/sign-up/email', { body: { email, name: '他人', password: TEST_PASSWORD } })
    const id = (await testing.auth.accounts.find(email)) ?? ''
    // Only a bug elsewhere could create this before the address is verified.
    const confirm = (verified: boolean) => testing.pool.query('update auth."user" set "emailVerified" = $2 where id = $1', [id, verified])
    const verification = await tokenTo(email, '/auth/verify-email')
    await confirm(true)
    const authenticator = createAuthenticator(TEST_ORIGIN)
    const session = await testing.signIn(email)
    await registerPasskey(call, authenticator, session)
    const proven = await showPasskey(call, authenticator, session)
    expect((await call('/change-email', { cookie: proven, body: { newEmail: newAddress() } })).status).toBe(200)
    const link = await testing.auth.links.send({ id, email, name: '他人', locale: 'ja' }, 'recovery', null)
    await confirm(false)
    return { id, email, session: proven, authenticator, link: link.split('token=')[1] ?? '', verification, browser: cookiesOf(signedUp) }
  }

  const expectNothingLeft = async ({ id, email, session, authenticator, link }: Awaited<ReturnType<typeof squatted>>) => {
    expect(await actorOf(session)).toEqual({ account: null })
    expect((await call('/sign-in/email', { body: { email, password: TEST_PASSWORD } })).status).toBe(401)
    await expect(showPasskey(call, authenticator)).rejects.toThrow('Authentication was not completed')
    await expect(enrol(link)).rejects.toMatchObject({ code: 'link-over' })
    const { rowCount } = await testing.pool.query('select from auth.email_change where user_id = $1', [id])
    expect(rowCount).toBe(0)
  }

  test('has nothing of it once its owner has confirmed it, who makes a way in of their own', async () => {
    const account = await squatted()
    const answer = (await (await verify(account.verification)).json()) as { enrol?: string }
    await expectNothingLeft(account)
    const entered = await enrol(answer.enrol ?? '')
    expect(await entered.clone().json()).toMatchObject({ kind: 'invite' })
    const cookie = cookiesOf(entered)
    expect(await actorOf(cookie)).toMatchObject({ account: { id: account.id } })
    // The mailed link works once for that.
    expect(await (await verify(account.verification)).json()).not.toHaveProperty('enrol')
  })

  test('has nothing of it once its owner has recovered it', async () => {
    const account = await squatted()
    const link = await testing.auth.links.send({ id: account.id, email: account.email, name: '他人', locale: 'ja' }, 'recovery', null)
    const cookie = cookiesOf(await enrol(link.split('token=')[1] ?? ''))
    await expectNothingLeft(account)
    expect(await actorOf(cookie)).toMatchObject({ account: { id: account.id } })
  })

  test('has nothing of it once it is approved, whose owner is invited', async () => {
    const account = await squatted()
    await own('POST /api/v1/admin/auth-users/:id/approve', { cookie: admin, params: { id: account.id } })
    await expectNothingLeft(account)
    const cookie = cookiesOf(await enrol(await tokenTo(account.email, '/auth/enrol')))
    expect(await actorOf(cookie)).toMatchObject({ account: { id: account.id, isUser: true } })
  })

  test('keeps the password where it was their own address and browser', async () => {
    const email = newAddress()
    const signUp = () => call('/sign-up/email', { body: { email, name: '本人', password: TEST_PASSWORD } })
    const browser = cookiesOf(await signUp())
    const later = cookiesOf(await signUp())
    expect(later, 'the account is not of the second sign-up').not.toBe(browser)
    const { rows } = await testing.pool.query<{ text: string }>(
      'select body_text as text from mail.outbox where recipient = $1 order by id limit 1',
      [email],
    )
    const token = /#token=([\w.-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
    expect(await (await verify(token, browser)).json()).toEqual({ status: true })
    expect((await call('/sign-in/email', { body: { email, password: TEST_PASSWORD } })).status).toBe(200)
  })
})
