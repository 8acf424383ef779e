import type { SignedIn } from '@captain/auth-core'
import { expect, test } from 'vitest'
import { accessOf, requireAccess } from './access-control.ts'

const signedIn = (role: 'admin' | 'user', isListedAdmin = false): SignedIn => ({
  account: { id: 'a', name: 'A', email: 'a@example.com', image: null, isUser: true, role, locale: 'ja' },
  sessionId: 's',
  memberships: {},
  isListedAdmin,
  mayUseAi: false,
  provenAt: null,
  impersonator: null,
})

const ALL = {
  user: ['create', 'list', 'set-role', 'ban', 'impersonate', 'delete', 'set-password'],
  session: ['list', 'revoke', 'delete'],
}

test('administrators and listed accounts may all of it', () => {
  expect(accessOf(signedIn('admin'), ALL)).toEqual({ success: true, error: null })
  expect(accessOf(signedIn('user', true), ALL)).toEqual({ success: true, error: null })
  expect(accessOf(signedIn('user', true), { anything: ['else'] }).success).toBe(true)
})

test.each(Object.entries(ALL).flatMap(([resource, actions]) => actions.map((action) => [resource, action] as const)))(
  'a user may not %s %s',
  (resource, action) => {
    expect(accessOf(signedIn('user'), { [resource]: [action] })).toEqual({
      success: false,
      error: `unauthorized to access resource ${resource}`,
    })
  },
)

test('the words are those of the specification', () => {
  expect(accessOf(signedIn('user'), { ledger: ['read'] }).error).toBe('You are not allowed to access resource: ledger')
  expect(accessOf(signedIn('admin'), { ledger: ['read'] }).error).toBe('You are not allowed to access resource: ledger')
  expect(accessOf(signedIn('admin'), { user: ['fly'] }).error).toBe('unauthorized to access resource user')
  expect(accessOf(signedIn('admin'), {}).error).toBe('Not authorized')
})

test('a refusal is a 403 with these words, and a 401 for nobody', () => {
  expect(() => requireAccess({ account: null }, ALL)).toThrow('401 unauthorized')
  expect(() => requireAccess(signedIn('user'), ALL)).toThrow(
    expect.objectContaining({ status: 403, code: 'forbidden', extra: { message: 'unauthorized to access resource user' } }),
  )
  expect(() => requireAccess(signedIn('admin'), ALL)).not.toThrow()
})
