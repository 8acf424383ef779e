import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestAuth, TEST_ORIGIN, TEST_PASSWORD, type TestAuth } from '../auth-under-test.ts'
import { tenantDirectory } from '../tenant-directory.ts'
import { checkPassword } from './check-password.ts'

const tenants = tenantDirectory([
  { number: 1, slug: 'nyanko', names: { ja: 'にゃんこ港', en: 'Nyanko Harbor' } },
  { number: 7, slug: 'cafe' },
])

const account = { email: 'taro.minato@captain.example', name: '港 太郎' }

const codeOf = (password: string): Promise<unknown> =>
  checkPassword(password, account, tenants).then(
    () => null,
    (error: { code: unknown }) => error.code,
  )

test.each(['password1234', 'PassWord1234', '123456789012', 'qwertyuiop12', '1qaz2wsx3edc'])('%s is too common', async (password) => {
  expect(await codeOf(password)).toMatch(/^(common-password|password-of-names)$/)
})

test.each(['123456789012', '1qaz2wsx3edc', 'ＱＷＥＲＴＹＵＩＯＰ１２'])('%s is a common one', async (password) => {
  expect(await codeOf(password)).toBe('common-password')
})

test.each([
  'captain-2026-11-23',
  'NyankoHarbor2026!',
  'Cafe.Cafe.Cafe.1',
  'taro.minato.2026',
  'taro@captain.example',
  '港太郎20261123港太郎',
  'admin-password-1',
  'にゃんこ港１２３４５６７８',
])('%s consists of names', async (password) => {
  expect(await codeOf(password)).toBe('password-of-names')
})

test.each([
  TEST_PASSWORD,
  'correct horse battery staple',
  'とてもながいパスワードです',
  '58301947265019',
  'captain of my own boat',
  'ÄÖÜ äöü ß € 🐈🐈🐈🐈',
  'x9!'.repeat(40),
])('%s is taken', async (password) => {
  expect(await codeOf(password)).toBeNull()
})

describe('a common password', () => {
  let testing: TestAuth
  beforeAll(async () => {
    testing = await startTestAuth()
  })
  afterAll(() => testing.stop())

  const COMMON = '1qaz2wsx3edc'
  const refusal = { status: 400, code: 'common-password', title: expect.stringContaining('推測されやすい') }

  test('makes no account', async () => {
    const body = { name: '新人', email: 'new@captain.example', password: COMMON }
    expect(await (await testing.call('/sign-up/email', { body })).json()).toMatchObject(refusal)
    expect(await testing.auth.accounts.find('new@captain.example')).toBeNull()
  })

  test('replaces none', async () => {
    const { cookie, email } = await testing.member()
    const body = { currentPassword: TEST_PASSWORD, newPassword: COMMON }
    expect(await (await testing.call('/change-password', { cookie, body, locale: 'en' })).json()).toMatchObject({
      code: 'common-password',
      title: expect.stringMatching(/^[\x20-\x7e]+$/),
    })
    const own = { currentPassword: TEST_PASSWORD, newPassword: `${email}-1` }
    expect(await (await testing.call('/change-password', { cookie, body: own })).json()).toMatchObject({ code: 'password-of-names' })
    expect((await testing.call('/sign-in/email', { body: { email, password: TEST_PASSWORD } })).status).toBe(200)
  })

  test('is refused from administrators too', async () => {
    const { id, cookie } = await testing.member()
    await testing.pool.query(`update auth."user" set role = 'admin' where id = $1`, [id])
    await testing.pool.query('update auth.session set "provenAt" = now() where "userId" = $1', [id])
    const { id: other } = await testing.member()
    const set = { userId: other, newPassword: COMMON }
    expect(await (await testing.call('/admin/set-user-password', { cookie, body: set })).json()).toMatchObject(refusal)
    const made = { email: 'made@captain.example', name: '新人', password: COMMON }
    expect(await (await testing.call('/admin/create-user', { cookie, body: made })).json()).toMatchObject(refusal)
    expect(await testing.auth.accounts.find('made@captain.example')).toBeNull()
  })

  test('is not set without the one before either', async () => {
    const { cookie, id } = await testing.member()
    await testing.pool.query('update auth.session set "provenAt" = now() where "userId" = $1', [id])
    const endpoint = testing.auth.endpoints.find(({ path }) => path === '/api/v1/account/password')
    const request = new Request(`${TEST_ORIGIN}/api/v1/account/password`, { headers: { cookie } })
    const actor = await testing.auth.resolveActor(request)
    const call = { request, actor, body: { password: COMMON }, clientAddress: '203.0.113.7', requestId: 'a' }
    await expect(endpoint?.handler(call as never)).rejects.toMatchObject({ code: 'common-password' })
  })
})
