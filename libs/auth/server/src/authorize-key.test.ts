import { KEY_SCOPES, type KeyScope } from '@captain/auth-core'
import { ProblemError } from '@captain/http-server'
import { expect, test } from 'vitest'
import { authorize } from './authorize.ts'
import type { EndpointGuard } from './endpoint-guard.ts'
import { tenantDirectory } from './tenant-directory.ts'

const tenants = tenantDirectory([
  { number: 1, slug: 'nyanko' },
  { number: 7, slug: 'cafe' },
])

type KeyRequest = { readonly guard: EndpointGuard; readonly keyScope?: KeyScope; readonly tenant?: string }

const outcome = (scopes: readonly KeyScope[], { guard, keyScope, tenant }: KeyRequest): string => {
  const key = { id: 'k', name: 'K', tenant: 'cafe', scopes, contentTypes: null }
  try {
    return authorize(guard, { account: null, key }, tenant, tenants, keyScope).role ?? 'pass'
  } catch (error) {
    if (error instanceof ProblemError) return String(error.status)
    throw error
  }
}

test('a key reaches nothing that asks for an account, whatever its scopes', () => {
  for (const guard of ['session', 'user', 'admin'] as const) expect(outcome(KEY_SCOPES, { guard })).toBe('403')
  for (const role of ['viewer', 'editor', 'owner'] as const)
    expect(outcome(KEY_SCOPES, { guard: { tenant: role }, tenant: 'cafe' })).toBe('403')
})

test('a key acts as an editor where the operation names a scope that it has', () => {
  const asked = { guard: { tenant: 'viewer' }, keyScope: 'content:write', tenant: 'cafe' } as const
  for (const scope of KEY_SCOPES) expect(outcome([scope], asked)).toBe(scope === 'content:write' ? 'editor' : '403')
})

test('a scope does not lift a key above an editor, nor does it stand for an account', () => {
  expect(outcome(KEY_SCOPES, { guard: { tenant: 'owner' }, keyScope: 'content:write', tenant: 'cafe' })).toBe('403')
  expect(outcome(KEY_SCOPES, { guard: { tenant: 'editor' }, keyScope: 'content:write', tenant: 'cafe' })).toBe('editor')
  for (const guard of ['session', 'user', 'admin'] as const) expect(outcome(KEY_SCOPES, { guard, keyScope: 'content:read' })).toBe('403')
})

test.each(['nyanko', 'unknown', '', 'constructor'])(
  'the tenant %j is missing for a key of another, also where guests may read',
  (tenant) => {
    expect(outcome(KEY_SCOPES, { guard: { tenant: 'viewer' }, keyScope: 'content:read', tenant })).toBe('404')
    expect(outcome(KEY_SCOPES, { guard: { tenant: 'viewer' }, tenant })).toBe('404')
    expect(outcome(KEY_SCOPES, { guard: 'public', keyScope: 'delivery:read', tenant })).toBe('404')
  },
)

test('what anybody may do a key may too, unless a scope is named for it', () => {
  expect(outcome(['content:read'], { guard: 'public', tenant: 'cafe' })).toBe('pass')
  expect(outcome(['content:read'], { guard: 'public' })).toBe('pass')
  expect(outcome(['content:read'], { guard: 'public', keyScope: 'delivery:read', tenant: 'cafe' })).toBe('403')
  expect(outcome(['delivery:read'], { guard: 'public', keyScope: 'delivery:read', tenant: 'cafe' })).toBe('pass')
})
