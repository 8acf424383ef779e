import { createAuthenticator } from '@captain/testing/authenticator'
import { cookiesOf, registerPasskey, showPasskey } from '@captain/testing/passkey-session'
import { isSignedIn, isStepUpFresh } from '@captain/auth-core'
import { afterEach, describe, expect, test } from 'vitest'
import { startTestAuth, TEST_ORIGIN, TEST_PASSWORD, type TestAuth } from '../auth-under-test.ts'
import { requireStrongSignIn } from './strong-sign-in.ts'

let testing: TestAuth
afterEach(() => testing.stop())

let calls = 0
const call: TestAuth['call'] = (path, options) => {
  calls += 1
  return testing.call(path, { address: `198.51.100.${calls % 250}`, ...options })
}

const actorOf = (cookie: string) => testing.auth.resolveActor(new Request(`${TEST_ORIGIN}/`, { headers: { cookie } }))

const isHeld = async (cookie: string): Promise<boolean> => {
  const actor = await actorOf(cookie)
  return isSignedIn(actor) && actor.mustSetUpSignIn === true
}

const STAFF = ['viewer', 'editor', 'owner', 'admin'] as const

/** Returns which of the staff must set up more than a password. */
const held = async (level: Parameters<typeof startTestAuth>[0]): Promise<readonly string[]> => {
  testing = await startTestAuth(level)
  const found: string[] = []
  for (const kind of STAFF) {
    const { id, cookie } = await testing.member()
    if (kind === 'admin') await testing.pool.query(`update auth."user" set role = 'admin' where id = $1`, [id])
    else await testing.auth.memberships.grant(id, 'cafe', kind)
    if (await isHeld(cookie)) found.push(kind)
  }
  return found
}

describe('who must set up more than a password', () => {
  test('nobody by default', async () => expect(await held({})).toEqual([]))
  test('administrators', async () => expect(await held({ requireStrongSignIn: 'administrators' })).toEqual(['admin']))
  test('owners', async () => expect(await held({ requireStrongSignIn: 'owners' })).toEqual(['owner', 'admin']))
  test('editors', async () => expect(await held({ requireStrongSignIn: 'editors' })).toEqual(['editor', 'owner', 'admin']))
  test('everyone', async () => expect(await held({ requireStrongSignIn: 'everyone' })).toEqual([...STAFF]))
})

test('a custom role counts as an editor’s', async () => {
  testing = await startTestAuth({ requireStrongSignIn: 'editors' })
  const { id, cookie } = await testing.member()
  await testing.auth.memberships.grant(id, 'cafe', 'viewer')
  expect(await isHeld(cookie)).toBe(false)
  const role = { key: 'translator', name: { ja: '翻訳', en: 'Translator' }, types: {}, languages: ['en'] }
  await testing.pool.query(
    `insert into content.member_role (tenant_id, key, definition, lock_version, created_at, updated_at, updated_by_name)
     select tenant_id, $2, $3, 1, now(), now(), 'x' from auth.membership where user_id = $1`,
    [id, role.key, role],
  )
  await testing.pool.query(`update auth.membership set custom_role = $2 where user_id = $1`, [id, role.key])
  expect(await isHeld(cookie)).toBe(true)
})

test('they may sign out and set it up, and nothing else until they have', async () => {
  testing = await startTestAuth({ requireStrongSignIn: 'everyone' })
  const { id, cookie } = await testing.member()
  expect(() => requireStrongSignIn({ account: null })).not.toThrow()
  for (const [path, body] of [
    ['/update-user', { name: '別名' }],
    ['/change-email', { newEmail: 'other@captain.example' }],
    ['/list-sessions', undefined],
    ['/revoke-other-sessions', {}],
    ['/delete-user', {}],
    ['/admin/list-users', undefined],
  ] as const) {
    const answer = await call(path, { cookie, ...(body !== undefined && { body }) })
    expect([path, answer.status, await answer.json()]).toMatchObject([path, 403, { code: 'strong-sign-in-required' }])
  }
  expect(await (await call('/get-session', { cookie })).json()).toMatchObject({ user: { id }, mustSetUpSignIn: true })
  const authenticator = createAuthenticator(TEST_ORIGIN)
  await registerPasskey(call, authenticator, cookie)
  expect(await isHeld(cookie)).toBe(false)
  expect(await (await call('/get-session', { cookie })).json()).not.toHaveProperty('mustSetUpSignIn')
  expect((await call('/update-user', { cookie: await showPasskey(call, authenticator, cookie), body: { name: '別名' } })).status).toBe(200)
})

test('a second factor or an account of the organisation is enough, one of a former organisation is not', async () => {
  const issuer = 'https://login.example'
  const oidc = { issuer, clientId: 'captain', clientSecret: 'x', name: '組織', domains: ['captain.example'] }
  testing = await startTestAuth({ requireStrongSignIn: 'everyone', oidc })
  const members = [await testing.member(), await testing.member(), await testing.member()]
  const [one, two, three] = members.map(({ id }) => id)
  await testing.pool.query(`insert into auth.second_factor (user_id, secret, confirmed_at) values ($1, 'x', now())`, [one])
  await testing.pool.query(`update auth.session set "beganBy" = 'oidc' where "userId" = any($1)`, [[two, three]])
  await testing.pool.query(`insert into auth.identity (issuer, subject, user_id, label) values ($1, 'a', $2, 'a')`, [issuer, two])
  await testing.pool.query(`insert into auth.identity (issuer, subject, user_id, label) values ('https://former.example', 'a', $1, 'a')`, [
    three,
  ])
  expect(await Promise.all(members.map(({ cookie }) => isHeld(cookie)))).toEqual([false, false, true])
})

test('a password alone is not enough for an account that has a passkey', async () => {
  testing = await startTestAuth({ requireStrongSignIn: 'everyone' })
  const { email, cookie } = await testing.member()
  const authenticator = createAuthenticator(TEST_ORIGIN)
  await registerPasskey(call, authenticator, cookie)
  // Registering it has used it.
  expect(await isHeld(cookie)).toBe(false)
  const byPassword = await testing.signIn(email)
  expect(await isHeld(byPassword)).toBe(true)
  expect((await call('/update-user', { cookie: byPassword, body: { name: '別名' } })).status).toBe(403)
  expect(await isHeld(await showPasskey(call, authenticator, byPassword))).toBe(false)
})

test('a new password leaves the session as strong as it was', async () => {
  testing = await startTestAuth({ requireStrongSignIn: 'everyone' })
  const { cookie } = await testing.member()
  const authenticator = createAuthenticator(TEST_ORIGIN)
  await registerPasskey(call, authenticator, cookie)
  const proven = await showPasskey(call, authenticator, cookie)
  const body = { currentPassword: TEST_PASSWORD, newPassword: 'another-long-sentence' }
  const answer = await call('/change-password', { cookie: proven, body })
  expect(answer.status).toBe(200)
  const changed = cookiesOf(answer)
  expect([await isHeld(changed), isStepUpFresh(await actorOf(changed))]).toEqual([false, false])
})

test('an administrator who acts as somebody else is not held by the account of that person', async () => {
  testing = await startTestAuth({ requireStrongSignIn: 'everyone' })
  const [admin, other] = [await testing.member(), await testing.member()]
  await testing.pool.query(`update auth.session set "impersonatedBy" = $1, "userId" = $2 where "userId" = $1`, [admin.id, other.id])
  expect(await isHeld(admin.cookie)).toBe(false)
})
