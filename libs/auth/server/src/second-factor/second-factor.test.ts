import { createOTP } from '@better-auth/utils/otp'
import { createAuthenticator } from '@captain/testing/authenticator'
import { cookiesOf, registerPasskey, showPasskey } from '@captain/testing/passkey-session'
import { runEndpoint } from '@captain/http-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isSignedIn, isStepUpFresh } from '@captain/auth-core'
import { authorize } from '../authorize.ts'
import { requireStepUp } from '../step-up/require-step-up.ts'
import { startTestAuth, TEST_ORIGIN, TEST_PASSWORD, type TestAuth } from '../auth-under-test.ts'

let testing: TestAuth

beforeAll(async () => {
  testing = await startTestAuth()
})
afterAll(() => testing.stop())

let calls = 0
const nextAddress = (): string => {
  calls += 1
  return `198.51.${Math.floor(calls / 250)}.${calls % 250}`
}
const call: TestAuth['call'] = (path, options) => testing.call(path, { address: nextAddress(), ...options })

type Own = {
  readonly body?: unknown
  readonly cookie?: string
  readonly params?: Record<string, string>
  readonly address?: string
}

const actorOf = (cookie: string) => testing.auth.resolveActor(new Request(`${TEST_ORIGIN}/`, { headers: { cookie } }))

/** Calls an endpoint; returns its status and problem code in place of an error. */
const own = async (at: string, { body, cookie = '', params = {}, address = nextAddress() }: Own = {}) => {
  const [method = '', path = ''] = at.split(' ')
  const endpoint = testing.auth.endpoints.find((one) => one.method === method && one.path === path)
  if (endpoint === undefined) throw new Error(`there is no ${at}`)
  const request = new Request(`${TEST_ORIGIN}${path}`, { method, headers: { cookie, origin: TEST_ORIGIN } })
  const silent = () => undefined
  const actor = await actorOf(cookie)
  authorize(endpoint.guard, actor, undefined, testing.auth.tenants)
  if (endpoint.stepUp !== undefined) requireStepUp(actor, endpoint.stepUp)
  return runEndpoint(endpoint, {
    request,
    params,
    url: new URL(request.url),
    actor,
    locale: 'ja',
    requestId: 'request',
    log: { debug: silent, info: silent, warn: silent, error: silent },
    clientAddress: address,
    json: async () => body,
  })
}

const PATH = '/api/v1/account/second-factor'
const passwordSignIn = (email: string, cookie = '') => call('/sign-in/email', { body: { email, password: TEST_PASSWORD }, cookie })
const verify = (cookie: string, code: string, address?: string) =>
  own(`POST ${PATH}/verify`, { cookie, body: { code }, ...(address !== undefined && { address }) })
const stepUp = (cookie: string, code: string) => own(`POST ${PATH}/step-up`, { cookie, body: { code } })

/** Returns a code of an enrolled app, `steps` from now. */
const codeOf = async (secret: string, steps = 0): Promise<string> =>
  createOTP(decodeBase32(secret)).hotp(Math.floor(Date.now() / 30_000) + steps)

const decodeBase32 = (text: string): string => {
  const bits = [...text].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return (bits.match(/.{8}/g) ?? []).map((byte) => String.fromCodePoint(Number.parseInt(byte, 2))).join('')
}

/** Lets codes be used again, as if half a minute had passed. */
const waitAStep = () => testing.pool.query('update auth.second_factor set last_step = last_step - 10')

const begin = async (cookie: string) => (await (await own(`POST ${PATH}`, { cookie })).json()) as { readonly secret: string }

const enrolled = async () => {
  const member = await testing.member()
  const { secret } = await begin(member.cookie)
  const answer = await own(`POST ${PATH}/confirm`, { cookie: member.cookie, body: { code: await codeOf(secret) } })
  const { recoveryCodes } = (await answer.json()) as { readonly recoveryCodes: readonly string[] }
  await waitAStep()
  return { ...member, secret, recoveryCodes }
}

const mailsTo = async (email: string): Promise<readonly string[]> => {
  const { rows } = await testing.pool.query<{ subject: string }>('select subject from mail.outbox where recipient = $1 order by id', [
    email,
  ])
  return rows.map(({ subject }) => subject)
}

const actionsOn = async (id: string): Promise<readonly string[]> => {
  const { rows } = await testing.pool.query<{ action: string }>('select action from content.audit_event where entry_id = $1 order by id', [
    id,
  ])
  return rows.map(({ action }) => action)
}

/** Counts the sessions of an account, also the expired ones. */
const sessionsOf = async (id: string): Promise<number | null> =>
  (await testing.pool.query('select from auth.session where "userId" = $1', [id])).rowCount

describe('setting it up', () => {
  test('counts once a code has confirmed it, and gives ten recovery codes', async () => {
    const { id, email, cookie } = await testing.member()
    const { secret } = await begin(cookie)
    expect((await passwordSignIn(email)).headers.getSetCookie().join()).toContain('captain.session_token=')
    await expect(own(`POST ${PATH}/confirm`, { cookie, body: { code: '000000' } })).rejects.toMatchObject({ code: 'wrong-code' })
    const other = await testing.signIn(email)
    const answer = await own(`POST ${PATH}/confirm`, { cookie, body: { code: await codeOf(secret, -1) } })
    const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] }
    expect([answer.headers.get('cache-control'), recoveryCodes.length]).toEqual(['no-store', 10])
    // Sessions that began with the password alone end.
    expect([isSignedIn(await actorOf(cookie)), isSignedIn(await actorOf(other))]).toEqual([true, false])
    expect(await mailsTo(email)).toEqual(['【Captain】2段階認証が有効になりました'])
    expect(await actionsOn(id)).toContain('secondFactorAdded')
    const account = (await (await own('GET /api/v1/account', { cookie })).json()) as { secondFactor: unknown }
    expect(account.secondFactor).toEqual({ since: expect.any(String), recoveryCodesLeft: 10 })
    await expect(own(`POST ${PATH}`, { cookie })).rejects.toMatchObject({ status: 409, code: 'second-factor-on' })
  })

  test('stores no readable secret and no readable recovery code', async () => {
    const { id, secret, recoveryCodes } = await enrolled()
    const { rows } = await testing.pool.query(
      `select f.secret, (select string_agg(encode(c.hash, 'escape'), ',') from auth.recovery_code c where c.user_id = f.user_id) as codes
       from auth.second_factor f where f.user_id = $1`,
      [id],
    )
    const stored = JSON.stringify(rows)
    for (const text of [secret, decodeBase32(secret), ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text)
  })

  test('a secret that is copied to another account is none', async () => {
    const [one, other] = [await enrolled(), await enrolled()]
    await testing.pool.query(
      'update auth.second_factor f set secret = o.secret from auth.second_factor o where f.user_id = $1 and o.user_id = $2',
      [other.id, one.id],
    )
    const waiting = cookiesOf(await passwordSignIn(other.email))
    await expect(verify(waiting, await codeOf(one.secret))).rejects.toMatchObject({ code: 'wrong-code' })
  })

  test('needs a recent sign-in, and a password', async () => {
    const { id, cookie } = await testing.member()
    await testing.pool.query(`update auth.session set "createdAt" = now() - interval '1 hour' where "userId" = $1`, [id])
    await expect(own(`POST ${PATH}`, { cookie })).rejects.toMatchObject({ status: 403, code: 'fresh-sign-in-required' })
    await testing.pool.query(`delete from auth.account where "userId" = $1`, [id])
    await expect(own(`POST ${PATH}`, { cookie })).rejects.toMatchObject({ status: 409, code: 'password-required' })
  })

  test('an account with a passkey shows it first', async () => {
    const { cookie } = await testing.member()
    const authenticator = createAuthenticator(TEST_ORIGIN)
    await registerPasskey(call, authenticator, cookie)
    await expect(own(`POST ${PATH}`, { cookie })).rejects.toMatchObject({ code: 'step-up-required' })
    await expect(begin(await showPasskey(call, authenticator, cookie))).resolves.toHaveProperty('secret')
  })

  test('a secret that waits for its code for too long is over', async () => {
    const { id, cookie } = await testing.member()
    const { secret } = await begin(cookie)
    await testing.pool.query(`update auth.second_factor set created_at = now() - interval '16 minutes' where user_id = $1`, [id])
    await expect(own(`POST ${PATH}/confirm`, { cookie, body: { code: await codeOf(secret) } })).rejects.toMatchObject({
      code: 'wrong-code',
    })
  })
})

describe('signing in', () => {
  test('takes the code after the password, once', async () => {
    const { id, email, secret } = await enrolled()
    const first = await passwordSignIn(email)
    expect([first.status, await first.json()]).toEqual([200, { secondFactor: true }])
    const waiting = cookiesOf(first)
    expect(waiting).toMatch(/^captain\.second_factor=[^;]+$/)
    expect(isSignedIn(await actorOf(waiting))).toBe(false)
    expect(await sessionsOf(id)).toBe(1)
    const code = await codeOf(secret)
    const answer = await verify(waiting, code)
    expect(answer.status).toBe(204)
    const actor = await actorOf(cookiesOf(answer))
    // The account has no passkey, so its code counts as a step-up.
    expect([isSignedIn(actor) && actor.account.id, isStepUpFresh(actor)]).toEqual([id, true])
    expect((await actionsOn(id)).at(-1)).toBe('login')
    await expect(verify(waiting, code)).rejects.toMatchObject({ status: 401, code: 'second-factor-over' })
    const again = cookiesOf(await passwordSignIn(email))
    await expect(verify(again, code)).rejects.toMatchObject({ status: 400, code: 'wrong-code' })
    expect((await actionsOn(id)).at(-1)).toBe('loginFailed')
  })

  test('of two uses of one code at the same moment, one signs in', async () => {
    const { email, secret } = await enrolled()
    const [one, other] = [cookiesOf(await passwordSignIn(email)), cookiesOf(await passwordSignIn(email))]
    const code = await codeOf(secret)
    const results = await Promise.allSettled([verify(one, code), verify(other, code), verify(one, code)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('a recovery code replaces the app once, and its owner is told', async () => {
    const { id, email, recoveryCodes } = await enrolled()
    const [code = ''] = recoveryCodes
    const answer = await verify(cookiesOf(await passwordSignIn(email)), code.toLowerCase())
    expect(answer.status).toBe(204)
    await expect(verify(cookiesOf(await passwordSignIn(email)), code)).rejects.toMatchObject({ code: 'wrong-code' })
    expect(await mailsTo(email)).toContain('【Captain】リカバリーコードが使われました')
    expect(await actionsOn(id)).toContain('recoveryCodeUsed')
  })

  test('guesses are limited by account and network, and by account', async () => {
    const { email, secret } = await enrolled()
    const waiting = cookiesOf(await passwordSignIn(email))
    const guess = (address?: string) => verify(waiting, '000000', address).catch((error: { status: number }) => error.status)
    const statuses = []
    for (let index = 0; index < 11; index += 1) statuses.push(await guess('203.0.113.99'))
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429])
    for (let index = 0; index < 10; index += 1) await guess()
    await expect(verify(waiting, await codeOf(secret))).rejects.toMatchObject({ status: 429 })
  })

  test('waits for ten minutes, and not beyond a change of the password', async () => {
    const { id, email, secret } = await enrolled()
    const late = cookiesOf(await passwordSignIn(email))
    await testing.pool.query(`update auth.second_factor_challenge set expires_at = now() where user_id = $1`, [id])
    await expect(verify(late, await codeOf(secret))).rejects.toMatchObject({ code: 'second-factor-over' })
    const before = cookiesOf(await passwordSignIn(email))
    await testing.auth.accounts.setPassword(id, 'another-long-password')
    await expect(verify(before, await codeOf(secret))).rejects.toMatchObject({ code: 'second-factor-over' })
  })

  test('a wrong password does not reveal a second factor, and a banned account stays out', async () => {
    const { id, email, secret } = await enrolled()
    const wrong = await call('/sign-in/email', { body: { email, password: 'wrong-long-password' } })
    expect([wrong.status, cookiesOf(wrong)]).toEqual([401, ''])
    const waiting = cookiesOf(await passwordSignIn(email))
    await testing.pool.query('update auth."user" set banned = true where id = $1', [id])
    await expect(verify(waiting, await codeOf(secret))).rejects.toMatchObject({ status: 403 })
    expect(await sessionsOf(id)).toBe(1)
  })

  test('a passkey needs no code', async () => {
    const { cookie, email, secret } = await enrolled()
    const authenticator = createAuthenticator(TEST_ORIGIN)
    await stepUp(cookie, await codeOf(secret)).then(async (answer) => registerPasskey(call, authenticator, cookiesOf(answer)))
    const actor = await actorOf(await showPasskey(call, authenticator))
    expect(isSignedIn(actor) && actor.account.email).toBe(email)
  })

  test('a mailed link needs the code too, and then sets up another way in', async () => {
    const { id, email, secret } = await enrolled()
    await own('POST /api/v1/account/recovery', { body: { email } })
    const { rows } = await testing.pool.query<{ text: string }>(
      `select body_text as text from mail.outbox where recipient = $1 and body_text like '%#token=%' order by id desc limit 1`,
      [email],
    )
    const token = /#token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
    const answer = await own('POST /api/v1/account/enrolment', { body: { token } })
    expect(await answer.clone().json()).toMatchObject({ secondFactor: true })
    const waiting = cookiesOf(answer)
    expect(isSignedIn(await actorOf(waiting))).toBe(false)
    const cookie = cookiesOf(await verify(waiting, await codeOf(secret)))
    const changed = await own('POST /api/v1/account/password', { cookie, body: { password: TEST_PASSWORD } })
    expect([changed.status, await actionsOn(id)]).toEqual([204, expect.arrayContaining(['password'])])
  })
})

describe('a step-up', () => {
  test('by a code, for accounts without a passkey', async () => {
    const { cookie, secret } = await enrolled()
    await testing.pool.query('update auth.session set "provenAt" = null')
    await expect(own(`DELETE ${PATH}`, { cookie })).rejects.toMatchObject({ code: 'step-up-required', extra: { action: 'change-sign-in' } })
    await expect(stepUp(cookie, '000000')).rejects.toMatchObject({ code: 'wrong-code' })
    const proven = cookiesOf(await stepUp(cookie, await codeOf(secret)))
    expect([isStepUpFresh(await actorOf(proven)), isSignedIn(await actorOf(cookie))]).toEqual([true, false])
  })

  test('leaves a cookie that ends with the browser as it is', async () => {
    const { email, secret } = await enrolled()
    const waiting = cookiesOf(await call('/sign-in/email', { body: { email, password: TEST_PASSWORD, rememberMe: false } }))
    const first = await verify(waiting, await codeOf(secret))
    await waitAStep()
    const second = await stepUp(cookiesOf(first), await codeOf(secret))
    const lifetimes = [first, second].map((answer) =>
      answer.headers
        .getSetCookie()
        .filter((line) => line.startsWith('captain.session_token='))
        .map((line) => line.includes('Max-Age')),
    )
    expect(lifetimes).toEqual([[false], [false]])
  })

  test('not by a code, for accounts with a passkey', async () => {
    const { cookie, secret } = await enrolled()
    const proven = cookiesOf(await stepUp(cookie, await codeOf(secret)))
    await registerPasskey(call, createAuthenticator(TEST_ORIGIN), proven)
    await expect(stepUp(proven, await codeOf(secret, 1))).rejects.toMatchObject({ status: 403, code: 'passkey-required' })
  })
})

describe('switching it off', () => {
  test('takes a step-up, deletes everything and notifies the owner', async () => {
    const { id, email, cookie, secret } = await enrolled()
    const proven = cookiesOf(await stepUp(cookie, await codeOf(secret)))
    const renewed = (await (await own(`POST ${PATH}/recovery-codes`, { cookie: proven })).json()) as { recoveryCodes: string[] }
    expect(renewed.recoveryCodes).toHaveLength(10)
    expect((await own(`DELETE ${PATH}`, { cookie: proven })).status).toBe(204)
    expect(await mailsTo(email)).toContain('【Captain】2段階認証が無効になりました')
    expect(await actionsOn(id)).toEqual(expect.arrayContaining(['recoveryCodesRenewed', 'secondFactorRemoved']))
    const { rows } = await testing.pool.query(
      `select (select count(*)::int from auth.second_factor where user_id = $1) as factors,
         (select count(*)::int from auth.recovery_code where user_id = $1) as codes, "hasSecondFactor" from auth."user" where id = $1`,
      [id],
    )
    expect(rows).toEqual([{ factors: 0, codes: 0, hasSecondFactor: false }])
    expect(isSignedIn(await actorOf(cookiesOf(await passwordSignIn(email))))).toBe(true)
  })

  test('an administrator resets it, with a step-up, and the person gets a mail', async () => {
    const { id, email } = await enrolled()
    const admin = await testing.member()
    await testing.pool.query(`update auth."user" set role = 'admin' where id = $1`, [admin.id])
    const reset = () => own('DELETE /api/v1/admin/auth-users/:id/second-factor', { cookie: admin.cookie, params: { id } })
    await testing.pool.query('update auth.session set "provenAt" = null')
    await expect(reset()).rejects.toMatchObject({ code: 'step-up-required' })
    await testing.pool.query('update auth.session set "provenAt" = now() where "userId" = $1', [admin.id])
    expect(await (await reset()).json()).toMatchObject({ id, hasSecondFactor: false })
    expect(await mailsTo(email)).toContain('【Captain】2段階認証がリセットされました')
    expect((await actionsOn(id)).at(-1)).toBe('secondFactorRemoved')
  })
})
