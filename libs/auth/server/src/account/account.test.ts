import { createHash } from 'node:crypto'
import { provenSession } from '@captain/testing/passkey-session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestAuth, TEST_ORIGIN, TEST_PASSWORD, type TestAuth } from '../auth-under-test.ts'
import { runEndpoint } from '@captain/http-server'

let testing: TestAuth

beforeAll(async () => {
  testing = await startTestAuth()
})

afterAll(() => testing.stop())

let calls = 0
const address = (): string => {
  calls += 1
  return `198.51.${Math.floor(calls / 250)}.${calls % 250}`
}

/** Sends each call from another address, because addresses are rate limited. */
const call: TestAuth['call'] = (path, options) => testing.call(path, { address: address(), ...options })

const actorOf = (cookie: string) => testing.auth.resolveActor(new Request(`${TEST_ORIGIN}/`, { headers: { cookie } }))

/** Calls one of our endpoints; the server runs its guard. */
const own = async (at: string, { body, cookie = '', from = address() }: { body?: unknown; cookie?: string; from?: string } = {}) => {
  const [method, path = ''] = at.split(' ')
  const endpoint = testing.auth.endpoints.find((one) => one.method === method && one.path === path)
  if (endpoint === undefined) throw new Error(`there is no ${at}`)
  const request = new Request(`${TEST_ORIGIN}${path}`, {
    ...(method !== undefined && { method }),
    headers: { cookie, origin: TEST_ORIGIN },
  })
  const silent = () => undefined
  return runEndpoint(endpoint, {
    request,
    params: {},
    url: new URL(request.url),
    actor: await actorOf(cookie),
    locale: 'ja',
    requestId: 'request',
    log: { debug: silent, info: silent, warn: silent, error: silent },
    clientAddress: from,
    json: async () => body,
  })
}

const sessionIdOf = async (cookie: string): Promise<string> => ((await actorOf(cookie)) as { sessionId: string }).sessionId

const codeOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => (error as { code?: unknown }).code,
  )

const mailsTo = async (email: string) => {
  const { rows } = await testing.pool.query<{ subject: string; body_text: string }>(
    'select subject, body_text from mail.outbox where recipient = $1 order by id',
    [email],
  )
  return rows
}

/** Returns the token from the fragment of the newest mail's link to a page. */
const tokenTo = async (email: string, page: string): Promise<string> => {
  const mail = (await mailsTo(email)).at(-1)
  return new RegExp(`${TEST_ORIGIN}${page}#token=([\\w.-]+)`).exec(mail?.body_text ?? '')?.[1] ?? ''
}

const sessionOf = (response: Response): string => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''

const newcomer = (name: string) => ({ email: `${name}@newcomer.example`, name: '新人', password: TEST_PASSWORD })

describe('signing up', () => {
  test('makes an account that waits for approval, once its address is confirmed', async () => {
    await testing.auth.accounts.create({
      email: 'boss@captain.example',
      name: '管理',
      password: TEST_PASSWORD,
      isUser: true,
      role: 'admin',
    })
    const { email, ...rest } = newcomer('one')
    const answer = await call('/sign-up/email', {
      body: { email: 'One@Newcomer.example', ...rest, isUser: true, role: 'admin', emailVerified: true },
    })
    expect([answer.status, await answer.json()]).toEqual([200, { status: true }])
    // No session, only the id of the sign-up.
    const ours = sessionOf(answer)
    expect([answer.headers.getSetCookie().length, ours]).toEqual([1, expect.stringMatching(/^captain\.sign_up=/)])
    const signIn = () => call('/sign-in/email', { body: { email, password: TEST_PASSWORD } })
    expect(await (await signIn()).json()).toMatchObject({ status: 403, title: expect.stringContaining('確認のメール') })
    const token = await tokenTo(email, '/auth/verify-email')
    expect(await (await call(`/verify-email?token=${token}x`)).json()).toMatchObject({ status: 400, code: 'link-over' })
    expect((await call('/verify-email')).status).toBe(400)
    expect((await call(`/verify-email?token=${token}`, { cookie: ours })).status).toBe(200)
    const cookie = sessionOf(await signIn())
    expect(await actorOf(cookie)).toMatchObject({ account: { email, isUser: false, role: 'user' }, provenAt: null })
    const [notice] = await mailsTo('boss@captain.example')
    expect(notice?.subject).toBe('【Captain】承認待ちのアカウントがあります')
    expect(notice?.body_text).toContain(email)
    expect(await mailsTo('boss@captain.example')).toHaveLength(1)
  })

  test('with an address that has an account is answered alike, as slowly, and told to its owner alone', async () => {
    const { email } = await testing.member()
    const times: number[] = []
    const signUp = async (body: object) => {
      const started = performance.now()
      const answer = await call('/sign-up/email', { body })
      times.push(performance.now() - started)
      return [answer.status, await answer.text(), [...answer.headers.keys()]]
    }
    const known = await signUp({ ...newcomer('x'), email })
    expect(known).toEqual(await signUp(newcomer('two')))
    for (const time of times) expect(time).toBeGreaterThanOrEqual(595)
    const mails = await mailsTo(email)
    expect(mails.map(({ subject }) => subject)).toEqual(['【Captain】すでに登録されているメールアドレスです'])
    expect(mails[0]?.body_text).not.toContain('新人')
    expect((await call('/sign-in/email', { body: { email, password: TEST_PASSWORD } })).status).toBe(200)
  })

  test.each([
    [{ name: ' ' }, 422],
    [{ name: 'あ'.repeat(51) }, 422],
    [{ locale: 'xx' }, 422],
    [{ email: 'no-address' }, 400],
    [{ email: `three@${'a.'.repeat(122)}example` }, 422],
    [{ email: 7 }, 400],
    [{ password: 'short' }, 400],
    [{ password: 'x'.repeat(129) }, 400],
    [{ password: null }, 400],
  ])('refuses %j', async (wrong, status) => {
    expect((await call('/sign-up/email', { body: { ...newcomer('three'), ...wrong } })).status).toBe(status)
    expect(await testing.auth.accounts.find('three@newcomer.example')).toBeNull()
  })

  test('is limited for one address, like the mail of confirmation', async () => {
    const { email, ...rest } = newcomer('four')
    const key = `sign-up:${createHash('sha256').update(email).digest('hex')}`
    await testing.pool.query('insert into auth.rate_limit (key, count, since) values ($1, 4, now())', [key])
    const signUp = async () => (await call('/sign-up/email', { body: { email: email.toUpperCase(), ...rest } })).status
    expect([await signUp(), await signUp()]).toEqual([200, 429])
    const { email: known } = await testing.member()
    const again = []
    for (let index = 0; index < 4; index += 1) again.push((await call('/send-verification-email', { body: { email: known } })).status)
    expect(again).toEqual([200, 200, 200, 429])
  })
})

describe('one-time links', () => {
  const recover = (email: string) => own('POST /api/v1/account/recovery', { body: { email } })
  const enrol = (token: string) => own('POST /api/v1/account/enrolment', { body: { token } })

  test('a recovery is answered alike for everyone, and its link begins one session', async () => {
    const { id, email } = await testing.member()
    await testing.pool.query(`update auth."user" set "emailVerified" = false where id = $1`, [id])
    const answers = []
    for (const one of [email.toUpperCase(), 'nobody@captain.example']) {
      const started = performance.now()
      const answer = await recover(one)
      expect(performance.now() - started).toBeGreaterThanOrEqual(395)
      answers.push([answer.status, await answer.text(), [...answer.headers]])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.[0]).toBe(202)
    const token = await tokenTo(email, '/auth/enrol')
    const answer = await enrol(token)
    expect([answer.status, await answer.json()]).toEqual([200, { name: '会員', email, kind: 'recovery', secondFactor: false }])
    const cookie = sessionOf(answer)
    expect(await actorOf(cookie)).toMatchObject({ account: { id }, provenAt: null })
    expect(await codeOf(enrol(token))).toBe('link-over')
    const { rows } = await testing.pool.query(`select "emailVerified" as verified from auth."user" where id = $1`, [id])
    expect(rows).toEqual([{ verified: true }])
    const { rows: kept } = await testing.pool.query('select encode(hash, $1) as hash from auth.one_time_link', ['base64'])
    expect(JSON.stringify(kept)).not.toContain(token)
  })

  test('the session that the browser had before ends', async () => {
    const [before, after] = [await testing.member(), await testing.member()]
    await recover(after.email)
    const token = await tokenTo(after.email, '/auth/enrol')
    const answer = await own('POST /api/v1/account/enrolment', { body: { token }, cookie: before.cookie })
    expect(await actorOf(sessionOf(answer))).toMatchObject({ account: { id: after.id } })
    expect(await actorOf(before.cookie)).toMatchObject({ account: null })
  })

  test('whoever signed up with the address of somebody else has no password once that one comes', async () => {
    const { email, ...rest } = newcomer('taken')
    await call('/sign-up/email', { body: { email, ...rest } })
    await recover(email)
    const cookie = sessionOf(await enrol(await tokenTo(email, '/auth/enrol')))
    expect(await (await own('GET /api/v1/account', { cookie })).json()).toMatchObject({ hasPassword: false })
    expect((await call('/sign-in/email', { body: { email, password: TEST_PASSWORD } })).status).toBe(401)
  })

  test('of two that open a link at the same moment one gets in', async () => {
    const { email } = await testing.member()
    await recover(email)
    const token = await tokenTo(email, '/auth/enrol')
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(enrol(token))))
    expect(codes.filter((code) => code === null)).toHaveLength(1)
    expect(codes.filter((code) => code === 'link-over')).toHaveLength(2)
  })

  test('a link ends with its time, with the next one, and with its account', async () => {
    const { id, email } = await testing.member()
    await recover(email)
    const first = await tokenTo(email, '/auth/enrol')
    await recover(email)
    const second = await tokenTo(email, '/auth/enrol')
    expect(await codeOf(enrol(first))).toBe('link-over')
    await testing.pool.query(`update auth.one_time_link set expires_at = now() where user_id = $1`, [id])
    expect(await codeOf(enrol(second))).toBe('link-over')
    await recover(email)
    const third = await tokenTo(email, '/auth/enrol')
    await testing.pool.query(`delete from auth."user" where id = $1`, [id])
    expect(await codeOf(enrol(third))).toBe('link-over')
  })

  test('whoever asks for a recovery of somebody ends no invitation; the first link that is opened ends the others', async () => {
    const { id, email } = await testing.member()
    const link = await testing.auth.links.send({ id, email, name: '会員', locale: 'ja' }, 'invite', null)
    const invitation = link.split('token=')[1] ?? ''
    await recover(email)
    const recovery = await tokenTo(email, '/auth/enrol')
    expect(recovery).not.toBe(invitation)
    expect(await (await enrol(invitation)).json()).toMatchObject({ kind: 'invite' })
    expect(await codeOf(enrol(recovery))).toBe('link-over')
  })

  test('a link that went to an address ends when the account has another', async () => {
    const { id, email } = await testing.member()
    await recover(email)
    const token = await tokenTo(email, '/auth/enrol')
    await testing.pool.query(`update auth."user" set email = 'elsewhere@captain.example' where id = $1`, [id])
    expect(await codeOf(enrol(token))).toBe('link-over')
  })

  test('an invitation lasts three days and names who invites', async () => {
    const id = await testing.auth.accounts.create({ email: 'guest@captain.example', name: 'Guest', isUser: true, locale: 'en' })
    const account = { id, email: 'guest@captain.example', name: 'Guest', locale: 'en' as const }
    const { id: by } = await testing.member()
    const link = await testing.auth.links.send(account, 'invite', { id: by, name: '管理 花子' })
    expect(link).toMatch(/^http:\/\/localhost:4000\/en\/auth\/enrol#token=[\w-]{43}$/)
    const [mail] = await mailsTo('guest@captain.example')
    expect(mail?.body_text).toContain('管理 花子')
    expect(mail?.body_text).toContain(link)
    const { rows } = await testing.pool.query(
      `select expires_at - created_at = interval '72 hours' as long from auth.one_time_link where user_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ long: true }])
    expect(await (await enrol(link.split('token=')[1] ?? '')).json()).toEqual({
      name: 'Guest',
      email: 'guest@captain.example',
      kind: 'invite',
      secondFactor: false,
    })
  })

  test('whoever is banned gets no session', async () => {
    const { id, email } = await testing.member()
    await recover(email)
    await testing.pool.query(`update auth."user" set banned = true where id = $1`, [id])
    const failures = async () => (await testing.pool.query(`select from content.audit_event where action = 'loginFailed'`)).rowCount ?? 0
    const before = await failures()
    expect(await codeOf(enrol(await tokenTo(email, '/auth/enrol')))).toBe('forbidden')
    expect(await codeOf(enrol('made-up'))).toBe('link-over')
    expect((await failures()) - before).toBe(2)
  })

  test.each([{}, { token: '' }, { token: 7 }, { token: 'x'.repeat(101) }, { token: 'x', more: 1 }])('%j is refused', async (body) => {
    expect(await codeOf(own('POST /api/v1/account/enrolment', { body }))).toBe('invalid')
  })

  test('are limited', async () => {
    const { email } = await testing.member()
    const codes = []
    for (let index = 0; index < 4; index += 1) codes.push(await codeOf(recover(email)))
    expect(codes).toEqual([null, null, null, 'too-many-requests'])
  })

  test('are limited for an address, whose neighbours in its network count as one', async () => {
    const ask = (from: string) => codeOf(own('POST /api/v1/account/recovery', { from, body: { email: 'nobody@captain.example' } }))
    expect(await ask('2001:db8::1')).toBeNull()
    await testing.pool.query(`update auth.rate_limit set count = 20 where key like 'recovery-address:%'`)
    expect([await ask('2001:db8::ffff'), await ask('2001:db8:0:1::1')]).toEqual(['too-many-requests', null])
  })
})

describe('a password', () => {
  const setPassword = (cookie: string, password: string) => own('POST /api/v1/account/password', { cookie, body: { password } })
  const signsIn = async (email: string, password: string) => (await call('/sign-in/email', { body: { email, password } })).status === 200

  test('is set without the one before in a session of a link or with proof, and ends the other sessions', async () => {
    const { email, cookie } = await testing.member()
    expect(await codeOf(setPassword(cookie, 'another-long-password'))).toBe('step-up-required')
    const proven = await provenSession(call, TEST_ORIGIN, cookie)
    const elsewhere = await testing.signIn(email)
    expect((await setPassword(proven, 'another-long-password')).status).toBe(204)
    expect(await actorOf(elsewhere)).toEqual({ account: null })
    expect(await actorOf(proven)).toMatchObject({ account: { email } })
    expect([await signsIn(email, TEST_PASSWORD), await signsIn(email, 'another-long-password')]).toEqual([false, true])
    expect((await mailsTo(email)).at(-1)?.subject).toBe('【Captain】パスワードが変更されました')
    expect(await codeOf(setPassword(proven, 'short'))).toBe('invalid')
  })

  test('is made for an account that had none', async () => {
    const id = await testing.auth.accounts.create({ email: 'bare@captain.example', name: '新人', isUser: true })
    const link = await testing.auth.links.send({ id, email: 'bare@captain.example', name: '新人', locale: 'ja' }, 'invite', null)
    const answer = await own('POST /api/v1/account/enrolment', { body: { token: link.split('token=')[1] } })
    expect((await setPassword(sessionOf(answer), TEST_PASSWORD)).status).toBe(204)
    expect(await signsIn('bare@captain.example', TEST_PASSWORD)).toBe(true)
  })

  test('is changed by whoever knows the one before', async () => {
    const { cookie, email } = await testing.member()
    const change = (currentPassword: string) =>
      call('/change-password', { cookie, body: { currentPassword, newPassword: 'another-long-password' } })
    expect((await change('not-the-password')).status).toBe(400)
    expect((await change(TEST_PASSWORD)).status).toBe(200)
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['【Captain】パスワードが変更されました'])
  })

  test.each<readonly [string, (cookie: string) => Promise<Response>]>([
    ...[{}, { revokeOtherSessions: false }, { revokeOtherSessions: true }, { revokeOtherSessions: null }].map(
      (wish) =>
        [
          `by its owner, who sends ${JSON.stringify(wish)}`,
          (cookie: string) =>
            call('/change-password', { cookie, body: { currentPassword: TEST_PASSWORD, newPassword: 'another-long-password', ...wish } }),
        ] as const,
    ),
    [
      'with a step-up',
      async (cookie) => {
        await testing.pool.query('update auth.session set "provenAt" = now() where id = $1', [await sessionIdOf(cookie)])
        return own('POST /api/v1/account/password', { cookie, body: { password: 'another-long-password' } })
      },
    ],
  ])('ends all other sessions and their tokens when it is changed %s', async (_, change) => {
    const { email, cookie } = await testing.member()
    const other = await testing.signIn(email)
    const { token } = (await (await call('/token', { cookie: other })).json()) as { token: string }
    const answer = await change(cookie)
    expect(answer.status).toBeLessThan(300)
    expect(await actorOf(other)).toEqual({ account: null })
    const bearer = new Request(`${TEST_ORIGIN}/`, { headers: { authorization: `Bearer ${token}` } })
    expect(await testing.auth.resolveActor(bearer).catch(() => ({ account: null }))).toEqual({ account: null })
    const mine = answer.headers.getSetCookie().length === 0 ? cookie : sessionOf(answer)
    expect(await actorOf(mine)).toMatchObject({ account: { email } })
    const { rows } = await testing.pool.query(
      'select count(*)::int as left from auth.session s join auth."user" u on u.id = s."userId" where u.email = $1',
      [email],
    )
    expect(rows).toEqual([{ left: 1 }])
  })
})

test('an e-mail address changes with proof, once the new one is confirmed; the old one hears of it', async () => {
  const { id, email, cookie } = await testing.member()
  const body = { newEmail: 'moved@captain.example' }
  expect(await (await call('/change-email', { cookie, body })).json()).toMatchObject({ status: 403, code: 'step-up-required' })
  const proven = await provenSession(call, TEST_ORIGIN, cookie)
  expect((await call('/change-email', { cookie: proven, body: { newEmail: `long@${'a.'.repeat(122)}example` } })).status).toBe(422)
  const taken = await call('/change-email', { cookie: proven, body: { newEmail: (await testing.member()).email } })
  const free = await call('/change-email', { cookie: proven, body })
  expect([taken.status, await taken.text()]).toEqual([free.status, await free.text()])
  expect((await mailsTo(email)).at(-1)?.subject).toBe('【Captain】メールアドレスの変更手続きが始まりました')
  expect(await testing.auth.accounts.find(email)).toBe(id)
  const token = await tokenTo('moved@captain.example', '/auth/verify-email')
  expect((await call(`/verify-email?token=${token}`, { cookie: proven })).status).toBe(200)
  expect(await testing.auth.accounts.find('moved@captain.example')).toBe(id)
  expect(await testing.auth.accounts.find(email)).toBeNull()
})

test('the link that confirms a new address signs nobody in, and leads nowhere else', async () => {
  const { id, cookie } = await testing.member()
  const proven = await provenSession(call, TEST_ORIGIN, cookie)
  await call('/change-email', { cookie: proven, body: { newEmail: 'confirmed@captain.example' } })
  const token = await tokenTo('confirmed@captain.example', '/auth/verify-email')
  await testing.pool.query(`update auth."user" set "lastSignInAt" = null where id = $1`, [id])
  const answer = await call(`/verify-email?token=${token}&callbackURL=/captain`)
  expect([answer.status, answer.headers.getSetCookie(), answer.headers.get('location')]).toEqual([200, [], null])
  expect(await testing.auth.accounts.find('confirmed@captain.example')).toBe(id)
  const { rows } = await testing.pool.query(
    `select (select count(*)::int from auth.session where "userId" = u.id and "expiresAt" > now()) as sessions, "lastSignInAt" as last
     from auth."user" u where id = $1`,
    [id],
  )
  expect(rows).toEqual([{ sessions: 1, last: null }])
})

test('an account learns how things stand with it', async () => {
  const { id, cookie } = await testing.member()
  await testing.auth.memberships.grant(id, 'nyanko', 'owner')
  await testing.auth.accounts.grantAi(id)
  await testing.pool.query(
    `insert into auth.permission_use (user_id, permission, month, count)
     values ($1, 'ai', date_trunc('month', now() at time zone 'Asia/Tokyo')::date, 3), ($1, 'ai', '2020-01-01', 50)`,
    [id],
  )
  await testing.pool.query(`update auth.permission_grant set expires_on = '2999-12-31' where user_id = $1`, [id])
  const proven = await provenSession(call, TEST_ORIGIN, cookie)
  expect(await (await own('GET /api/v1/account', { cookie: proven })).json()).toEqual({
    hasPassword: true,
    passkeyCount: 1,
    secondFactor: null,
    identity: null,
    memberships: [
      { tenant: 'nyanko', name: 'nyanko', role: 'owner' },
      { tenant: 'cafe', name: 'cafe', role: 'editor' },
    ],
    ai: { allowed: true, monthlyLimit: 100, used: 3, expiresOn: '2999-12-31' },
    soleOwnerOf: ['nyanko'],
    proven: true,
    provenAt: expect.any(String),
    impersonator: null,
  })
  await testing.pool.query(`update auth.permission_grant set expires_on = '2020-01-01' where user_id = $1`, [id])
  expect(await (await own('GET /api/v1/account', { cookie: proven })).json()).toMatchObject({ ai: { allowed: false } })
  // Administrators need no permission, so an expired one does not affect them.
  await testing.pool.query(`update auth."user" set role = 'admin' where id = $1`, [id])
  const { ai } = (await (await own('GET /api/v1/account', { cookie: proven })).json()) as { readonly ai: unknown }
  expect(ai).toEqual({ allowed: true, monthlyLimit: 100, used: 3, expiresOn: null })
})

describe('leaving', () => {
  test('needs proof, and takes everything of the account with it', async () => {
    const { id, cookie } = await testing.member()
    expect(await (await call('/delete-user', { cookie, body: {} })).json()).toMatchObject({ status: 403, code: 'step-up-required' })
    const proven = await provenSession(call, TEST_ORIGIN, cookie)
    const answer = await call('/delete-user', { cookie: proven, body: {} })
    expect([answer.status, await answer.json()]).toEqual([200, { success: true, message: 'User deleted' }])
    expect(answer.headers.get('set-cookie')).toMatch(/session_token=;.*max-age=0/i)
    expect(await actorOf(proven)).toEqual({ account: null })
    const { rows } = await testing.pool.query(
      `select (select count(*)::int from auth.passkey where "userId" = $1) as passkeys,
         (select count(*)::int from content.audit_event where action = 'deleteAccount' and entry_id = $1) as events`,
      [id],
    )
    expect(rows).toEqual([{ passkeys: 0, events: 1 }])
  })

  test('is refused to the last owner of a tenant, also to two at the same moment', async () => {
    await testing.pool.query(`delete from auth.membership where role = 'owner'`)
    const people = []
    for (let index = 0; index < 2; index += 1) {
      const { id, cookie } = await testing.member()
      await testing.auth.memberships.grant(id, 'cafe', 'owner')
      people.push({ id, cookie: await provenSession(call, TEST_ORIGIN, cookie) })
    }
    const answers = await Promise.all(people.map(({ cookie }) => call('/delete-user', { cookie, body: {} })))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(1)
    expect([refused[0]?.status, await refused[0]?.json()]).toMatchObject([409, { code: 'last-owner', tenants: ['cafe'] }])
    const { rows } = await testing.pool.query(`select count(*)::int as owners from auth.membership where role = 'owner'`)
    expect(rows).toEqual([{ owners: 1 }])
  })
})

test('one session ends another', async () => {
  const { email, cookie } = await testing.member()
  const other = await testing.signIn(email)
  const sessions = (await (await call('/list-sessions', { cookie })).json()) as { id: string; token: string; userAgent: string }[]
  const { sessionId } = (await actorOf(other)) as { sessionId: string }
  const token = sessions.find(({ id }) => id === sessionId)?.token
  const { cookie: stranger } = await testing.member()
  await call('/revoke-session', { cookie: stranger, body: { token } })
  expect(await actorOf(other)).toMatchObject({ account: { email } })
  expect((await call('/revoke-session', { cookie, body: { token } })).status).toBe(200)
  expect(await actorOf(other)).toEqual({ account: null })
  const third = await testing.signIn(email)
  expect((await call('/revoke-other-sessions', { cookie, body: {} })).status).toBe(200)
  expect([await actorOf(third), await actorOf(cookie)]).toMatchObject([{ account: null }, { account: { email } }])
  expect((await call('/revoke-sessions', { cookie, body: {} })).status).toBe(200)
  expect(await actorOf(cookie)).toEqual({ account: null })
})

test('a session lasts a day and does not grow', async () => {
  const { cookie } = await testing.member()
  const { session } = (await (await call('/get-session', { cookie })).json()) as { session: { createdAt: string; expiresAt: string } }
  expect(Date.parse(session.expiresAt) - Date.parse(session.createdAt)).toBeGreaterThan(86_390_000)
  expect(Date.parse(session.expiresAt) - Date.parse(session.createdAt)).toBeLessThan(86_410_000)
  await testing.pool.query(`update auth.session set "expiresAt" = now() + interval '1 hour'`)
  const later = (await (await call('/get-session', { cookie })).json()) as { session: { expiresAt: string } }
  expect(Date.parse(later.session.expiresAt)).toBeLessThan(Date.now() + 3_700_000)
})
