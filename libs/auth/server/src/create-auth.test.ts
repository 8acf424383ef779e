import { isStepUpFresh } from '@captain/auth-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBearerVerifier } from './bearer.ts'
import { startTestAuth, TEST_ORIGIN, TEST_PASSWORD, type TestAuth } from './auth-under-test.ts'

let testing: TestAuth

beforeAll(async () => {
  testing = await startTestAuth()
})

afterAll(() => testing.stop())

const actorOf = (headers: Record<string, string>) => testing.auth.resolveActor(new Request(`${TEST_ORIGIN}/`, { headers }))

describe('who makes a request', () => {
  test('is known by the session cookie, with memberships by slug', async () => {
    const { id, email, cookie } = await testing.member()
    await testing.auth.accounts.grantAi(id)
    expect(await actorOf({ cookie })).toEqual({
      account: { id, name: '会員', email, image: null, isUser: true, role: 'user', locale: 'ja' },
      sessionId: expect.any(String),
      memberships: { cafe: 'editor' },
      isListedAdmin: false,
      mayUseAi: true,
      provenAt: null,
      impersonator: null,
    })
  })

  test('is nobody without a valid cookie or token', async () => {
    const { cookie } = await testing.member()
    for (const headers of [{}, { cookie: cookie.slice(0, -4) }, { authorization: 'Bearer a.b.c' }, { authorization: 'Basic eA==' }]) {
      expect(await actorOf(headers as Record<string, string>)).toEqual({ account: null })
    }
  })

  test('is nobody with an expired session, also after the clock was set back', async () => {
    const { id, cookie } = await testing.member()
    const { token } = (await (await testing.call('/token', { cookie })).json()) as { token: string }
    const expire = (by: string) =>
      testing.pool.query(`update auth.session set "expiresAt" = "expiresAt" + $2::interval where "userId" = $1`, [id, by])
    await expire('-30 days')
    expect(await actorOf({ cookie })).toEqual({ account: null })
    // As if the clock went back by as much.
    await expire('30 days')
    expect(await actorOf({ cookie })).toEqual({ account: null })
    expect(await actorOf({ authorization: `Bearer ${token}` })).toEqual({ account: null })
  })

  test('changes with the next request: membership, ban, sign-out', async () => {
    const { id, cookie } = await testing.member()
    await testing.auth.memberships.grant(id, 'cafe', 'viewer')
    expect(await actorOf({ cookie })).toMatchObject({ memberships: { cafe: 'viewer' } })
    await testing.pool.query('delete from auth.membership where user_id = $1', [id])
    expect(await actorOf({ cookie })).toMatchObject({ memberships: {} })
    await testing.pool.query('update auth."user" set banned = true where id = $1', [id])
    expect(await actorOf({ cookie })).toEqual({ account: null })
    await testing.pool.query(`update auth."user" set "banExpires" = now() - interval '1 minute' where id = $1`, [id])
    expect(await actorOf({ cookie })).toMatchObject({ account: { id } })
    expect((await testing.call('/sign-out', { cookie, body: {} })).status).toBe(200)
    expect(await actorOf({ cookie })).toEqual({ account: null })
  })

  test('is named with the administrator who acts as the account, and no longer than that one may', async () => {
    const [person, boss] = [await testing.member(), await testing.member()]
    await testing.pool.query(`update auth.session set "impersonatedBy" = $1, "provenAt" = now() where "userId" = $2`, [boss.id, person.id])
    const actor = await actorOf({ cookie: person.cookie })
    expect(actor).toMatchObject({ account: { id: person.id }, impersonator: { id: boss.id, name: '会員' } })
    expect(isStepUpFresh(actor)).toBe(false)
    await testing.pool.query('update auth."user" set banned = true where id = $1', [boss.id])
    expect(await actorOf({ cookie: person.cookie })).toEqual({ account: null })
    await testing.pool.query('delete from auth."user" where id = $1', [boss.id])
    expect(await actorOf({ cookie: person.cookie })).toEqual({ account: null })
  })

  test('is known by a bearer token as long as its session lives', async () => {
    const { id, cookie } = await testing.member()
    const { token } = (await (await testing.call('/token', { cookie })).json()) as { token: string }
    const authorization = `Bearer ${token}`
    expect(await actorOf({ authorization })).toMatchObject({ account: { id }, memberships: { cafe: 'editor' }, isByToken: true })
    const [header, payload, signature] = token.split('.')
    expect(await actorOf({ authorization: `Bearer ${header}.${payload}.${[...(signature ?? '')].toReversed().join('')}` })).toEqual({
      account: null,
    })
    await testing.call('/sign-out', { cookie, body: {} })
    expect(await actorOf({ authorization })).toEqual({ account: null })
  })

  test('the token lasts a day and tells no more than it has to', async () => {
    const { id, cookie } = await testing.member()
    const { token } = (await (await testing.call('/token', { cookie })).json()) as { token: string }
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, number>
    expect(Object.keys(claims).toSorted()).toEqual(['aud', 'exp', 'iat', 'isUser', 'iss', 'role', 'sid', 'sub'])
    expect(claims).toMatchObject({ sub: id, iss: TEST_ORIGIN, aud: TEST_ORIGIN })
    expect((claims['exp'] ?? 0) - (claims['iat'] ?? 0)).toBe(86_400)
  })
})

test('when a session was used last is known to five minutes', async () => {
  const { id, cookie } = await testing.member()
  const usedAgo = async () => {
    const { rows } = await testing.pool.query<{ minutes: number }>(
      `select extract(epoch from now() - "updatedAt")::float8 / 60 as minutes from auth.session where "userId" = $1`,
      [id],
    )
    return rows[0]?.minutes ?? Number.NaN
  }
  await testing.pool.query(`update auth.session set "updatedAt" = now() - interval '4 minutes' where "userId" = $1`, [id])
  await actorOf({ cookie })
  expect(await usedAgo()).toBeGreaterThan(3.9)
  await testing.pool.query(`update auth.session set "updatedAt" = now() - interval '6 minutes' where "userId" = $1`, [id])
  await actorOf({ cookie })
  expect(await usedAgo()).toBeLessThan(1)
})

test('a session that is not used ends, where the operator says so', async () => {
  const strict = await startTestAuth({ sessionIdleMinutes: 30 })
  const resolve = (headers: Record<string, string>, path = '/') =>
    strict.auth.resolveActor(new Request(`${TEST_ORIGIN}${path}`, { headers }))
  const unusedFor = (id: string, minutes: number) =>
    strict.pool.query(`update auth.session set "updatedAt" = now() - make_interval(mins => $2) where "userId" = $1`, [id, minutes])
  const { id, cookie } = await strict.member()
  const { token } = (await (await strict.call('/token', { cookie })).json()) as { token: string }
  await unusedFor(id, 34)
  expect(await resolve({ cookie })).toMatchObject({ account: { id } })
  // Its use began another half hour; what a page repeats by itself does not.
  await unusedFor(id, 34)
  expect(await resolve({ cookie }, '/api/v1/tenants/cafe/food/x/presence')).toMatchObject({ account: { id } })
  await strict.pool.query(`update auth.session set "updatedAt" = "updatedAt" - interval '2 minutes' where "userId" = $1`, [id])
  expect(await resolve({ authorization: `Bearer ${token}` })).toMatchObject({ account: null })
  expect(await (await strict.call('/get-session', { cookie })).json()).toBeNull()
  const { rowCount } = await strict.pool.query('select from auth.session where "userId" = $1', [id])
  expect(rowCount).toBe(0)
  await strict.stop()
})

test('tokens are signed with another key after 90 days, and those of the old key are believed until they end', async () => {
  const { id, cookie } = await testing.member()
  const tokenOf = async () => ((await (await testing.call('/token', { cookie })).json()) as { token: string }).token
  const before = await tokenOf()
  const kid = (token: string) => (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid
  const { rows } = await testing.pool.query(
    `select round(extract(epoch from "expiresAt" - "createdAt") / 86400)::int as days from auth.jwks where id = $1`,
    [kid(before)],
  )
  expect(rows).toEqual([{ days: 90 }])
  await testing.pool.query(`update auth.jwks set "expiresAt" = now() - interval '1 hour' where id = $1`, [kid(before)])
  const after = await tokenOf()
  expect(kid(after)).not.toBe(kid(before))
  const fresh = createBearerVerifier({ pool: testing.pool, baseUrl: TEST_ORIGIN })
  for (const token of [before, after]) expect(await fresh(`Bearer ${token}`)).toMatchObject({ userId: id })
  await testing.pool.query(`update auth.jwks set "expiresAt" = now() - interval '3 days' where id = $1`, [kid(before)])
  const later = createBearerVerifier({ pool: testing.pool, baseUrl: TEST_ORIGIN })
  expect(await later(`Bearer ${before}`)).toBeNull()
})

describe('signing up and in', () => {
  test('an account that waits for approval can not approve itself', async () => {
    const own = { email: 'new@captain.example', name: '新人', password: TEST_PASSWORD }
    await testing.auth.accounts.create({ ...own, isUser: false })
    const cookie = await testing.signIn(own.email)
    for (const body of [{ isUser: true }, { role: 'admin' }])
      expect((await testing.call('/update-user', { cookie, body })).status).toBe(400)
    expect(await actorOf({ cookie })).toMatchObject({ account: { isUser: false, role: 'user' } })
  })

  test('a wrong password and an unknown address look the same', async () => {
    const { email } = await testing.member()
    const wrong = await testing.call('/sign-in/email', { body: { email, password: 'not-the-password' } })
    const unknown = await testing.call('/sign-in/email', { body: { email: 'nobody@captain.example', password: 'not-the-password' } })
    expect(wrong.status).toBe(401)
    expect(wrong.headers.get('content-type')).toContain('application/problem+json')
    const said = await wrong.text()
    expect(said).toContain('"code":"INVALID_EMAIL_OR_PASSWORD"')
    expect(await unknown.text()).toBe(said)
  })
})

test('a role in an unknown tenant is refused', async () => {
  const { id } = await testing.member()
  await expect(testing.auth.memberships.grant(id, 'elsewhere', 'owner')).rejects.toThrow('there is no tenant "elsewhere"')
})
