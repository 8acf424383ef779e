import { createAuthenticator } from '@captain/testing/authenticator'
import { cookiesOf, registerPasskey, showPasskey } from '@captain/testing/passkey-session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAuth, TEST_ORIGIN, TEST_PASSWORD, type TestAuth } from './auth-under-test.ts'

type SetCookie = { readonly name: string; readonly value: string; readonly attributes: readonly string[] }

const setBy = (response: Response): readonly SetCookie[] =>
  response.headers.getSetCookie().map((line) => {
    const [pair = '', ...attributes] = line.split('; ')
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), attributes: attributes.map((one) => one.toLowerCase()) }
  })

const isCleared = ({ value, attributes }: SetCookie): boolean => value === '' && attributes.includes('max-age=0')

const flags = ({ attributes }: SetCookie): readonly string[] => attributes.filter((one) => !/^(?:max-age|expires)=/.test(one)).toSorted()

const HIDDEN = ['httponly', 'path=/', 'samesite=lax']

/** Collects every cookie of the service, by the call that writes it; requests come from a proxy over http. */
const written = async (testing: TestAuth, origin: string): Promise<readonly Response[]> => {
  const call: TestAuth['call'] = (path, options) => testing.call(path, { address: '203.0.113.200', ...options })
  const { id, email, cookie } = await testing.member()
  await testing.pool.query(`update auth."user" set role = 'admin' where id = $1`, [id])
  const target = await testing.member()
  const authenticator = createAuthenticator(origin)
  await registerPasskey(call, authenticator, cookie)
  const proven = await showPasskey(call, authenticator, cookie)
  return [
    await call('/sign-up/email', { body: { email: 'somebody@newcomer.example', name: '新人', password: TEST_PASSWORD } }),
    await call('/sign-in/email', { body: { email, password: TEST_PASSWORD, rememberMe: false } }),
    await call('/passkey/generate-authenticate-options', { body: {} }),
    await call('/admin/impersonate-user', { cookie: proven, body: { userId: target.id, reason: '確認' } }),
  ]
}

const NAMES = ['admin_session', 'device', 'dont_remember', 'passkey', 'session_token', 'sign_up']

/** Returns the remaining session cookies under both names, as a browser would accept them. */
const signedOut = async (testing: TestAuth): Promise<readonly SetCookie[]> => {
  const { cookie } = await testing.member()
  return setBy(await testing.call('/sign-out', { cookie, body: {} }))
}

const running: TestAuth[] = []
beforeAll(async () => {
  running.push(await startTestAuth({ baseUrl: 'https://captain.example' }), await startTestAuth())
})
afterAll(async () => {
  await Promise.all(running.map((testing) => testing.stop()))
})

test.each([
  ['https', 0, 'https://captain.example', '__Secure-captain.', [...HIDDEN, 'secure']],
  ['http', 1, TEST_ORIGIN, 'captain.', HIDDEN],
] as const)('over %s every cookie of the service is hidden from scripts and other sites', async (_, index, origin, prefix, expected) => {
  const testing = running[index]
  if (testing === undefined) throw new Error('nothing runs')
  const answers = await written(testing, origin)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const cookies = answers.flatMap(setBy).filter((cookie) => !isCleared(cookie))
  expect([...new Set(cookies.map(({ name }) => name))].toSorted()).toEqual(NAMES.map((name) => `${prefix}${name}`))
  for (const cookie of cookies) expect([cookie.name, flags(cookie)]).toEqual([cookie.name, expected])
  expect(await testing.auth.resolveActor(new Request('http://127.0.0.1/', { headers: { cookie: cookiesOf(answers[1]!) } }))).toMatchObject({
    account: { name: '会員' },
  })
})

test('signing out clears over https what was written before under the name of http too, and the copy of the token', async () => {
  const [https, http] = running
  if (https === undefined || http === undefined) throw new Error('nothing runs')
  const secure = await signedOut(https)
  const plain = await signedOut(http)
  expect([...secure, ...plain].filter((cookie) => !isCleared(cookie))).toEqual([])
  for (const name of ['session_token', 'session_data', 'dont_remember', 'admin_session', 'sign_up']) {
    expect(secure.filter((cookie) => cookie.name.endsWith(`captain.${name}`)).map((cookie) => cookie.name)).toEqual([
      `captain.${name}`,
      `__Secure-captain.${name}`,
    ])
    expect(plain.map((cookie) => cookie.name)).toContain(`captain.${name}`)
  }
  for (const cookie of secure) expect([cookie.name, cookie.attributes.includes('secure')]).toEqual([cookie.name, true])
  for (const cookie of plain) expect([cookie.name, cookie.attributes.includes('secure')]).toEqual([cookie.name, false])
  // Scripts read and write it, so it is not HttpOnly.
  expect(secure.find(({ name }) => name === 'auth_jwt')?.attributes).not.toContain('httponly')
})
