import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestAuth, TEST_ORIGIN, TEST_PASSWORD, type TestAuth } from '../auth-under-test.ts'

type Person = { readonly id: string; readonly email: string; cookie: string }
type Json = Readonly<Record<string, unknown>>

let testing: TestAuth
let admin: Person
let user: Person

beforeAll(async () => {
  testing = await startTestAuth()
  admin = await person({ role: 'admin' })
  user = await person()
})
afterAll(() => testing.stop())

let made = 0

const person = async ({ role = 'user', owner }: { role?: 'admin' | 'user'; owner?: string } = {}): Promise<Person> => {
  made += 1
  const email = `person-${made}@captain.example`
  const id = await testing.auth.accounts.create({ email, name: `利用者 ${made}`, password: TEST_PASSWORD, isUser: true, role })
  if (owner !== undefined) await testing.auth.memberships.grant(id, owner, 'owner')
  return { id, email, cookie: await testing.signIn(email) }
}

/** Records a passkey confirmation, by default a fresh one. */
const prove = ({ id }: Person, when = 'now()') =>
  testing.pool.query(`update auth.session set "provenAt" = ${when} where "userId" = $1`, [id])

const send = async (call: string, body: Json | undefined, cookie = admin.cookie, locale: 'ja' | 'en' = 'ja') => {
  const answer = await testing.call(`/admin/${call}`, { cookie, locale, ...(body !== undefined && { body }) })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Json & { readonly code?: string } }
}

const events = async (account: string, action: string) =>
  (
    await testing.pool.query<Json>(
      `select actor_id, impersonator_id, summary, changes, ip_address, user_agent from content.audit_event
       where entry_id = $1 and action = $2 order by id`,
      [account, action],
    )
  ).rows

const actorOf = (cookie: string) => testing.auth.resolveActor(new Request(`${TEST_ORIGIN}/`, { headers: { cookie } }))

const CALLS: readonly (readonly [string, Json | undefined, resource: string])[] = [
  ['list-users', undefined, 'user'],
  ['create-user', { email: 'new@captain.example', name: '新人' }, 'user'],
  ['set-role', { userId: 'x', role: 'admin' }, 'user'],
  ['ban-user', { userId: 'x', banReason: '理由' }, 'user'],
  ['unban-user', { userId: 'x' }, 'user'],
  ['impersonate-user', { userId: 'x', reason: '理由' }, 'user'],
  ['remove-user', { userId: 'x' }, 'user'],
  ['set-user-password', { userId: 'x', newPassword: TEST_PASSWORD }, 'user'],
  ['list-user-sessions', { userId: 'x' }, 'session'],
  ['revoke-user-session', { sessionId: 'x' }, 'session'],
  ['revoke-user-sessions', { userId: 'x' }, 'session'],
]
const PROVEN = ['create-user', 'set-role', 'ban-user', 'unban-user', 'impersonate-user', 'remove-user', 'set-user-password']

describe('who may', () => {
  test.each(CALLS)('%s is for administrators, and refusals have the words of the specification', async (call, body, resource) => {
    expect((await testing.call(`/admin/${call}`, body === undefined ? {} : { body })).status).toBe(401)
    expect(await send(call, body, user.cookie)).toMatchObject({
      status: 403,
      body: { code: 'forbidden', message: `unauthorized to access resource ${resource}` },
    })
  })

  test.each(PROVEN)('%s asks administrators for a passkey of the last five minutes', async (call) => {
    const body = CALLS.find(([name]) => name === call)?.[1]
    await prove(admin, 'null')
    expect(await send(call, body)).toMatchObject({ status: 403, body: { code: 'step-up-required' } })
    await prove(admin, `now() - interval '301 seconds'`)
    expect((await send(call, body)).body.code).toBe('step-up-required')
    await prove(admin)
    const { status } = await send(call, body)
    expect(status).toBe(call === 'create-user' ? 200 : 404)
  })

  test('an access check answers in the same words', async () => {
    const check = async (permissions: Json, cookie = admin.cookie) => (await send('has-permission', { permissions }, cookie)).body
    expect(await check({ user: ['ban'], session: ['revoke'] })).toEqual({ success: true, error: null })
    expect(await check({ ledger: ['read'] }, user.cookie)).toEqual({
      success: false,
      error: 'You are not allowed to access resource: ledger',
    })
    expect(await check({}, user.cookie)).toEqual({ success: false, error: 'Not authorized' })
    expect(await check({ toString: ['read'] })).toEqual({ success: false, error: 'You are not allowed to access resource: toString' })
  })

  test('the list of better-auth comes in parts, without what only the database needs', async () => {
    const { status, body } = await send('list-users?limit=1&offset=1&sortBy=email&sortDirection=desc&filterField=banReason', undefined)
    const users = body['users'] as readonly Json[]
    expect([status, users.length, body['limit'], body['offset']]).toEqual([200, 1, 1, 1])
    expect(Object.keys(users[0] ?? {}).filter((name) => /gram|count|password/i.test(name))).toEqual([])
    expect((await send('list-users?limit=9999', undefined)).body['limit']).toBe(100)
    const session = (await (await testing.call('/get-session', { cookie: admin.cookie })).json()) as { readonly user: Json }
    expect(session.user).not.toHaveProperty('searchGrams')
  })

  test('broken bodies are told field by field, never 500', async () => {
    await prove(admin)
    const broken = await send('ban-user', { userId: 'x', banReason: '  ' })
    expect(broken).toMatchObject({ status: 422, body: { code: 'invalid', issues: [{ path: 'banReason', rule: 'nonBlank' }] } })
    for (const [call] of CALLS.slice(1))
      for (const body of [{}, { userId: 1 }, { userId: '\u0000', sessionId: '\u0000', email: '\u0000' }])
        expect((await send(call, body)).status, `${call} ${JSON.stringify(body)}`).toBe(422)
  })
})

describe('roles and passwords', () => {
  test('a role is set, not one’s own, and the log says who did it', async () => {
    const other = await person()
    await prove(admin)
    expect(await send('set-role', { userId: other.id, role: 'admin' })).toMatchObject({ status: 200, body: { user: { role: 'admin' } } })
    expect(await events(other.id, 'permission')).toEqual([
      {
        actor_id: admin.id,
        impersonator_id: null,
        summary: expect.stringContaining(other.email),
        changes: { fields: ['role'], diff: { role: ['user', 'admin'] } },
        ip_address: '203.0.113.7',
        user_agent: null,
      },
    ])
    expect(await send('set-role', { userId: admin.id, role: 'user' })).toMatchObject({ status: 409, body: { code: 'own-account' } })
  })

  test('a new password ends the sessions of before and stays out of the log', async () => {
    const other = await person()
    await prove(admin)
    const newPassword = 'another-long-password'
    expect((await send('set-user-password', { userId: other.id, newPassword })).body).toEqual({ status: true })
    expect(await actorOf(other.cookie)).toEqual({ account: null })
    expect(await testing.auth.accounts.hasPassword(other.id, newPassword)).toBe(true)
    expect(JSON.stringify(await events(other.id, 'password'))).not.toContain(newPassword)
    const { rows } = await testing.pool.query('select subject from mail.outbox where recipient = $1', [other.email])
    expect(rows).toHaveLength(1)
  })

  test('nobody is made without a proof', async () => {
    await prove(admin, 'null')
    const body = { email: 'Made@Captain.example', name: '新しい人', password: TEST_PASSWORD }
    for (const role of ['user', 'admin']) expect((await send('create-user', { ...body, role })).body.code).toBe('step-up-required')
    await prove(admin)
    const answer = await send('create-user', body)
    expect(answer).toMatchObject({ status: 200, body: { user: { email: 'made@captain.example', role: 'user', isUser: true } } })
    expect(await testing.signIn('made@captain.example')).not.toBe('')
    expect(await send('create-user', body)).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'email', rule: 'duplicate' }] },
    })
  })
})

describe('bans', () => {
  test('hold at the next request, with reason and end, and are lifted', async () => {
    await prove(admin)
    const other = await person()
    const answer = await send('ban-user', { userId: other.id, banReason: '規約違反', banExpiresIn: 3600 })
    expect(answer).toMatchObject({ status: 200, body: { user: { banned: true, banReason: '規約違反' } } })
    expect(await actorOf(other.cookie)).toEqual({ account: null })
    expect((await testing.call('/sign-in/email', { body: { email: other.email, password: TEST_PASSWORD } })).status).toBe(403)
    const [event] = await events(other.id, 'ban')
    expect(event?.['changes']).toMatchObject({ note: '規約違反', diff: { banned: [false, true], banExpires: [null, expect.any(String)] } })
    expect((await send('unban-user', { userId: other.id })).body).toMatchObject({ user: { banned: false, banReason: null } })
    expect(await testing.signIn(other.email)).not.toBe('')
    expect(await events(other.id, 'unban')).toHaveLength(1)
  })

  test.each(['user', 'admin'] as const)(
    'of a person with the role %s ask for a passkey: a stolen session locks nobody out',
    async (role) => {
      const other = await person({ role })
      await prove(admin, 'null')
      const ban = () => send('ban-user', { userId: other.id, banReason: '理由' })
      expect(await ban()).toMatchObject({ status: 403, body: { code: 'step-up-required' } })
      expect(await actorOf(other.cookie)).toMatchObject({ account: { id: other.id } })
      await prove(admin)
      expect((await ban()).status).toBe(200)
    },
  )

  test('are not for oneself', async () => {
    expect((await send('ban-user', { userId: admin.id, banReason: '理由' })).body.code).toBe('own-account')
    await prove(admin)
    expect((await send('remove-user', { userId: admin.id })).body.code).toBe('own-account')
  })
})

describe('the last owner of a tenant', () => {
  test('is neither banned nor deleted, and the answer names the tenant', async () => {
    const owner = await person({ owner: 'cafe' })
    await prove(admin)
    for (const [call, body] of [
      ['ban-user', { userId: owner.id, banReason: '理由' }],
      ['remove-user', { userId: owner.id }],
    ] as const)
      expect(await send(call, body)).toMatchObject({ status: 409, body: { code: 'last-owner', tenants: ['cafe'] } })
    expect(await actorOf(owner.cookie)).toMatchObject({ account: { id: owner.id } })
    expect(await events(owner.id, 'ban')).toEqual([])
    await person({ owner: 'cafe' })
    expect((await send('remove-user', { userId: owner.id, reason: '退職' })).body).toEqual({ success: true })
    expect((await events(owner.id, 'deleteAccount'))[0]?.['changes']).toMatchObject({ note: '退職' })
  })

  test('is one of two who are banned at the same moment', async () => {
    const [one, two] = [await person({ owner: 'nyanko' }), await person({ owner: 'nyanko' })]
    const answers = await Promise.all([one, two].map(({ id }) => send('ban-user', { userId: id, banReason: '理由' })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('sessions of others', () => {
  test('are listed without what would let one use them, and ended one by one or all', async () => {
    const other = await person()
    await testing.signIn(other.email)
    const list = async () => (await send('list-user-sessions', { userId: other.id })).body['sessions'] as readonly Json[]
    const [first, second] = await list()
    expect(Object.keys(first ?? {})).not.toContain('token')
    const { rows } = await testing.pool.query<{ token: string }>('select token from auth.session where "userId" = $1', [other.id])
    for (const { token } of rows) expect(JSON.stringify([first, second])).not.toContain(token)
    expect((await send('revoke-user-session', { sessionId: first?.['id'] })).body).toEqual({ success: true })
    expect(await list()).toEqual([second])
    expect((await send('revoke-user-sessions', { userId: other.id })).status).toBe(200)
    expect(await list()).toEqual([])
    expect(await events(other.id, 'sessionRevoked')).toHaveLength(2)
  })
})

describe('acting as somebody else', () => {
  const begin = async (userId: string, cookie = admin.cookie) => send('impersonate-user', { userId, reason: '問い合わせの確認' }, cookie)
  const cookiesOf = (headers: Headers): string =>
    headers
      .getSetCookie()
      .filter((cookie) => !/max-age=0/i.test(cookie))
      .map((cookie) => cookie.split(';')[0])
      .join('; ')

  test('is told in every event by both names, ends after an hour, and leads back', async () => {
    const other = await person()
    await prove(admin)
    const begun = await begin(other.id)
    expect(begun.status).toBe(200)
    const cookie = cookiesOf(begun.headers)
    expect(await actorOf(cookie)).toMatchObject({ account: { id: other.id }, impersonator: { id: admin.id }, provenAt: null })
    const [event] = await events(other.id, 'impersonate')
    expect(event).toMatchObject({ actor_id: admin.id, changes: { note: '問い合わせの確認' } })

    const { rows } = await testing.pool.query<{ left: number }>(
      `update auth.session set "expiresAt" = now() + interval '1 day' where "impersonatedBy" = $1
       returning extract(epoch from "expiresAt" - "createdAt")::int as left`,
      [admin.id],
    )
    expect(rows).toEqual([{ left: 3600 }])

    expect((await testing.call('/delete-user', { cookie, body: {} })).status).toBe(403)
    const back = await send('stop-impersonating', {}, cookie)
    expect(back.status).toBe(200)
    expect(await actorOf(cookiesOf(back.headers))).toMatchObject({ account: { id: admin.id }, impersonator: null })
    expect(await actorOf(cookie)).toEqual({ account: null })
    expect(await events(other.id, 'stopImpersonating')).toMatchObject([{ actor_id: other.id, impersonator_id: admin.id }])
  })

  test('is not for administrators, banned accounts, oneself, or without a reason', async () => {
    const [boss, banned, other] = [await person({ role: 'admin' }), await person(), await person()]
    await prove(admin)
    await send('ban-user', { userId: banned.id, banReason: '理由' })
    expect((await begin(boss.id)).body.code).toBe('not-impersonable')
    expect((await begin(banned.id)).body.code).toBe('not-impersonable')
    expect((await begin(admin.id)).body.code).toBe('own-account')
    expect((await send('impersonate-user', { userId: other.id })).status).toBe(422)
    expect((await send('stop-impersonating', {})).body.code).toBe('not-impersonating')
  })

  test('ends with the administrator’s rights, and without a way back signs out', async () => {
    const [helper, other] = [await person({ role: 'admin' }), await person()]
    await prove(helper)
    await prove(admin)
    const first = cookiesOf((await begin(other.id, helper.cookie)).headers)
    await testing.pool.query('delete from auth.session where "userId" = $1', [helper.id])
    expect((await send('stop-impersonating', {}, first)).status).toBe(200)
    expect(await actorOf(first)).toEqual({ account: null })
    helper.cookie = await testing.signIn(helper.email)
    await prove(helper)
    const second = cookiesOf((await begin(other.id, helper.cookie)).headers)
    expect((await actorOf(second)).account?.id).toBe(other.id)
    await send('set-role', { userId: helper.id, role: 'user' })
    expect(await actorOf(second)).toEqual({ account: null })
    await send('set-role', { userId: helper.id, role: 'admin' })
    await prove(helper)
    const third = cookiesOf((await begin(other.id, helper.cookie)).headers)
    expect((await actorOf(third)).account?.id).toBe(other.id)
    await send('remove-user', { userId: helper.id })
    expect(await actorOf(third)).toEqual({ account: null })
  })
})
