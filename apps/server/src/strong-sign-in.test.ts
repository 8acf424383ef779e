import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi } from './api-docs/api-under-test.ts'
import type { TestApp } from './app-under-test.ts'

/** Operations that serve the setup. All others that are not public wait for it. */
const OPEN: readonly string[] = [
  'GET /api/v1/account',
  'POST /api/v1/account/password',
  'POST /api/v1/account/second-factor',
  'POST /api/v1/account/second-factor/confirm',
  'POST /api/v1/account/second-factor/recovery-codes',
  'DELETE /api/v1/account/second-factor',
  'POST /api/v1/account/second-factor/step-up',
  'DELETE /api/v1/account/identity',
]

const PARTS: Readonly<Record<string, string>> = { number: '1', tenant: 'cafe', type: 'food' }

let app: TestApp
beforeAll(async () => {
  app = await startApi({ requireStrongSignIn: 'editors' })
})
afterAll(() => app.stop())

const codeOf = async (person: 'admin' | 'editor' | 'viewer', method: string, path: string): Promise<string> => {
  const address = path.replaceAll(/:(\w+)/g, (_all, name: string) => PARTS[name] ?? '01ARZ3NDEKTSV4RRFFQ69G5FAV')
  const answer = await fetch(`${app.baseUrl}${address}`, {
    method,
    headers: { ...app.cookies[person], origin: app.baseUrl, 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: '{}' }),
  })
  const text = await answer.text()
  return text.startsWith('{') ? ((JSON.parse(text) as { readonly code?: string }).code ?? '') : ''
}

test('an account with a password alone reaches only what sets up more', async () => {
  const open: string[] = []
  for (const { method, path, guard } of app.endpoints)
    if (guard !== 'public' && (await codeOf('admin', method, path)) !== 'strong-sign-in-required') open.push(`${method} ${path}`)
  expect(open.toSorted()).toEqual(OPEN.toSorted())
})

test('so does every account that the level includes, and no other', async () => {
  expect(await codeOf('editor', 'GET', '/api/v1/tenants')).toBe('strong-sign-in-required')
  expect(await codeOf('viewer', 'GET', '/api/v1/tenants')).toBe('')
})

test('with a passkey everything is as before', async () => {
  await app.prove('editor')
  expect(await codeOf('editor', 'GET', '/api/v1/tenants')).toBe('')
})
