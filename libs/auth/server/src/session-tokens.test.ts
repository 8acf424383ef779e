import { createAuthenticator, type RequestOptions } from '@captain/testing/authenticator'
import { cookiesOf, registerPasskey, showPasskey } from '@captain/testing/passkey-session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAuth, TEST_ORIGIN, TEST_PASSWORD, type TestAuth } from './auth-under-test.ts'

let testing: TestAuth

beforeAll(async () => {
  testing = await startTestAuth()
})

afterAll(() => testing.stop())

const call: TestAuth['call'] = (path, options) => testing.call(path, { address: '203.0.113.50', ...options })

type Doing = (person: Awaited<ReturnType<TestAuth['member']>>) => Promise<Response>

const administrator = async (id: string, cookie: string): Promise<string> => {
  await testing.pool.query(`update auth."user" set role = 'admin' where id = $1`, [id])
  const authenticator = createAuthenticator(TEST_ORIGIN)
  await registerPasskey(call, authenticator, cookie)
  return showPasskey(call, authenticator, cookie)
}

const CALLS: Readonly<Record<string, Doing>> = {
  '/sign-in/email': ({ email }) => call('/sign-in/email', { body: { email, password: TEST_PASSWORD } }),
  '/get-session': ({ cookie }) => call('/get-session', { cookie }),
  '/list-sessions': ({ cookie }) => call('/list-sessions', { cookie }),
  '/change-password': ({ cookie }) =>
    call('/change-password', { cookie, body: { currentPassword: TEST_PASSWORD, newPassword: 'another-long-password' } }),
  '/passkey/verify-authentication': async ({ cookie }) => {
    const authenticator = createAuthenticator(TEST_ORIGIN)
    await registerPasskey(call, authenticator, cookie)
    const asked = await call('/passkey/generate-authenticate-options')
    const response = authenticator.get((await asked.json()) as RequestOptions)
    return call('/passkey/verify-authentication', { cookie: cookiesOf(asked), body: { response } })
  },
  '/admin/impersonate-user': async ({ id, cookie }) => {
    const proven = await administrator(id, cookie)
    const { id: userId } = await testing.member()
    return call('/admin/impersonate-user', { cookie: proven, body: { userId, reason: '確認' } })
  },
  '/admin/list-user-sessions': async ({ id, cookie }) => {
    const proven = await administrator(id, cookie)
    return call('/admin/list-user-sessions', { cookie: proven, body: { userId: id } })
  },
}

test.each(Object.entries(CALLS))('%s keeps the token of the session in its cookie', async (_, doing) => {
  const answer = await doing(await testing.member())
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  const { rows } = await testing.pool.query<{ token: string }>('select token from auth.session')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ token }) => text.includes(token))).toEqual([])
})

test('sessions are named by their ids, which end them and sign nobody in', async () => {
  const { email, cookie } = await testing.member()
  await testing.signIn(email)
  const sessions = (await (await call('/list-sessions', { cookie })).json()) as { id: string; token: string }[]
  expect(sessions).toHaveLength(2)
  for (const { id, token } of sessions) expect(token).toBe(id)
  for (const token of [undefined, 7, '', 'a\u0000b', 'x'.repeat(101)])
    expect((await call('/revoke-session', { cookie, body: { token } })).status).toBe(400)
  expect((await call('/revoke-session', { cookie, body: { token: 'unknown' } })).status).toBe(200)
  expect((await call('/revoke-session', { body: { token: sessions[0]?.id } })).status).toBe(401)
})

test('the token for access checks is still handed out', async () => {
  const { cookie } = await testing.member()
  expect(await (await call('/token', { cookie })).json()).toEqual({ token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) })
})
