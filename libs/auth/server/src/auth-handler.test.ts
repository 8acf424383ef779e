import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestAuth, TEST_ORIGIN, TEST_PASSWORD, type TestAuth } from './auth-under-test.ts'

let testing: TestAuth

beforeAll(async () => {
  testing = await startTestAuth()
})

afterAll(() => testing.stop())

afterEach(() => vi.restoreAllMocks())

const admin = async (): Promise<string> => {
  const email = 'admin@captain.example'
  if ((await testing.auth.accounts.find(email)) === null)
    await testing.auth.accounts.create({ email, name: '管理', password: TEST_PASSWORD, isUser: true, role: 'admin' })
  return testing.signIn(email)
}

test('calls without a payload work as the specification writes them', async () => {
  const { cookie } = await testing.member()
  const bare = new Request(`${TEST_ORIGIN}/api/auth/sign-out`, { method: 'POST', headers: { origin: TEST_ORIGIN, cookie } })
  expect((await testing.auth.handler(bare, { clientAddress: '203.0.113.7', locale: 'ja' })).status).toBe(200)
})

test.each([
  'GET /get-session',
  'POST /sign-out',
  'POST /revoke-sessions',
  'POST /revoke-other-sessions',
  'POST /delete-user',
  'POST /update-user',
  'GET /verify-email',
  'POST /sign-in/email',
  'POST /sign-up/email',
  'POST /passkey/generate-authenticate-options',
  'POST /passkey/verify-authentication',
  'GET /passkey/generate-register-options',
  'POST /passkey/verify-registration',
  'GET /passkey/list-user-passkeys',
  'POST /passkey/delete-passkey',
  'POST /passkey/update-passkey',
  'GET /admin/list-users',
  'POST /admin/stop-impersonating',
  'GET /token',
])('%s of the specification is served, without a payload or a content type', async (at) => {
  const [method = '', path = ''] = at.split(' ')
  const request = new Request(`${TEST_ORIGIN}/api/auth${path}`, { method, headers: { origin: TEST_ORIGIN } })
  const { status } = await testing.auth.handler(request, { clientAddress: '203.0.113.8', locale: 'ja' })
  expect([200, 400, 401, 422]).toContain(status)
})

test.each([
  ['/admin/update-user', { userId: 'x', data: { role: 'admin' } }],
  ['/admin/get-user?id=x', undefined],
  ['/admin/set-role', undefined],
  ['/admin/list-users', {}],
  ['/sign-in/email', undefined],
  ['/sign-in/email/', { email: 'admin@captain.example', password: TEST_PASSWORD }],
  ['/one-time-link', { token: 'x' }],
  ['/set-password', { newPassword: 'another-long-password' }],
  ['/change-password', undefined],
  ['/delete-user', undefined],
  ['/delete-user/callback?token=x', undefined],
  ['/request-password-reset', { email: 'admin@captain.example' }],
  ['/passkey/generate-register-options', {}],
  ['/error', undefined],
])('%s does not exist, even for an administrator: the same answer as for a made-up path', async (path, body) => {
  const cookie = await admin()
  const madeUp = await testing.call('/nothing', { body, cookie })
  const answer = await testing.call(path, { body, cookie })
  expect([answer.status, await answer.text()]).toEqual([404, await madeUp.text()])
  expect([...answer.headers]).toEqual([...madeUp.headers])
})

test('a failure inside is thrown to the server, whose log alone hears of it', async () => {
  const { cookie } = await testing.member()
  await testing.pool.query(`alter table auth."user" add constraint unlucky check (name <> 'secret-name')`)
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await expect(testing.call('/update-user', { cookie, body: { name: 'secret-name' } })).rejects.toMatchObject({ constraint: 'unlucky' })
  expect(printed).not.toHaveBeenCalled()
  expect(testing.logged()).not.toContain('secret-name')
})

describe('a session cookie that two readers might read differently', () => {
  const quoted = (cookie: string): string => cookie.replace(/=(.*)$/, '="$1"')
  const tokenOf = async (cookie: string): Promise<string> =>
    ((await (await testing.call('/token', { cookie })).json()) as { readonly token: string }).token

  test('skips neither the proof nor the event', async () => {
    const { cookie, id } = await testing.member()
    const answer = await testing.call('/change-email', { cookie: quoted(cookie), body: { newEmail: 'thief@captain.example' } })
    expect(answer.status).toBe(401)
    expect((await testing.pool.query('select from mail.outbox where recipient = $1', ['thief@captain.example'])).rowCount).toBe(0)
    expect(await (await testing.call('/get-session', { cookie: quoted(cookie) })).json()).toBeNull()
    expect(await testing.auth.accounts.find('thief@captain.example')).not.toBe(id)
  })

  test('is not one account to the rules and another to what they rule', async () => {
    const [own, stolen] = [await testing.member(), await testing.member()]
    const request = new Request(`${TEST_ORIGIN}/api/auth/get-session`, {
      headers: { cookie: quoted(stolen.cookie), authorization: `Bearer ${await tokenOf(own.cookie)}` },
    })
    const answer = await testing.auth.handler(request, { clientAddress: '203.0.113.9', locale: 'ja' })
    expect(await answer.json()).toBeNull()
  })
})
