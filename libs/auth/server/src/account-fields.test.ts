import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAuth, TEST_PASSWORD, type TestAuth } from './auth-under-test.ts'

let testing: TestAuth
let cookie: string

beforeAll(async () => {
  testing = await startTestAuth()
  cookie = (await testing.member()).cookie
})

afterAll(() => testing.stop())

const update = (body: unknown, locale?: 'ja' | 'en') => testing.call('/update-user', { cookie, body, ...(locale && { locale }) })

const PNG = 'data:image/png;base64,iVBORw0KGgo='

test.each([
  [{ locale: 'xx' }, 'locale', 'oneOf'],
  [{ locale: null }, 'locale', 'notNull'],
  [{ name: 'あ'.repeat(51) }, 'name', 'maxBytes'],
  [{ name: 'x'.repeat(20_000) }, 'name', 'maxBytes'],
  [{ name: 'a\u0000b' }, 'name', 'storableText'],
  [{ name: '\ud800' }, 'name', 'storableText'],
  [{ name: ' \u200b　' }, 'name', 'nonBlank'],
  [{ name: '' }, 'name', 'nonBlank'],
  [{ name: null }, 'name', 'notNull'],
  [{ name: 7 }, 'name', 'type'],
  [{ image: 'https://elsewhere.example/pixel.png' }, 'image', 'startsWithImageDataUri'],
  [{ image: 'data:image/svg+xml;base64,PHN2Zz4=' }, 'image', 'startsWithImageDataUri'],
  [{ image: `data:image/png;base64,${'AAAA'.repeat(10_000)}` }, 'image', 'maxBytes'],
  [{ image: { url: PNG } }, 'image', 'type'],
])('an account with the wrong field %j is refused', async (body, path, rule) => {
  const answer = await update(body)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  expect(await answer.json()).toMatchObject({
    status: 422,
    code: 'invalid',
    issues: [{ path, rule, message: expect.stringMatching(/[ぁ-ん]/) }],
  })
})

test('all wrong fields are told at once, in the language of the reader', async () => {
  const { issues } = (await (await update({ name: '', locale: 'xx' }, 'en')).json()) as { issues: { path: string; message: string }[] }
  expect(issues.map(({ path }) => path).toSorted()).toEqual(['locale', 'name'])
  for (const { message } of issues) expect(message).toMatch(/^[\x20-\x7e]+$/)
})

test('good fields are kept, and what an account is may not be changed by itself', async () => {
  const name = 'あ'.repeat(50)
  expect((await update({ name, locale: 'en', image: PNG })).status).toBe(200)
  for (const body of [{ isUser: false }, { role: 'admin' }]) expect((await update(body)).status).toBe(400)
  const session = (await (await testing.call('/get-session', { cookie })).json()) as { user: unknown }
  expect(session.user).toMatchObject({ name, locale: 'en', image: PNG, isUser: true, role: 'user' })
  expect((await update({ image: null })).status).toBe(200)
})

test('accounts that the server makes keep the same rules', async () => {
  const account = { email: 'made@captain.example', password: TEST_PASSWORD, isUser: true }
  await expect(testing.auth.accounts.create({ ...account, name: ' ' })).rejects.toMatchObject({
    issues: [{ path: 'name', rule: 'nonBlank' }],
  })
  expect(await testing.auth.accounts.find(account.email)).toBeNull()
})
