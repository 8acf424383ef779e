import { GUEST, type Actor, type MemberRole, type SignedIn } from '@captain/auth-core'
import { ProblemError } from '@captain/http-server'
import { expect, test } from 'vitest'
import { authorize, isAdminPass } from './authorize.ts'
import type { EndpointGuard } from './endpoint-guard.ts'
import { tenantDirectory } from './tenant-directory.ts'

const tenants = tenantDirectory([
  { number: 1, slug: 'nyanko' },
  { number: 7, slug: 'cafe' },
])

const signedIn = (memberships: Record<string, MemberRole>, traits: Partial<SignedIn['account']> = {}, isListedAdmin = false): SignedIn => ({
  account: { id: 'a', name: 'A', email: 'a@captain.example', image: null, isUser: true, role: 'user', locale: 'ja', ...traits },
  sessionId: 's',
  memberships,
  isListedAdmin,
  mayUseAi: false,
  provenAt: null,
  impersonator: null,
})

const actors: Readonly<Record<string, Actor>> = {
  guest: GUEST,
  pending: signedIn({ cafe: 'owner' }, { isUser: false }),
  stranger: signedIn({ nyanko: 'owner' }),
  viewer: signedIn({ cafe: 'viewer' }),
  editor: signedIn({ cafe: 'editor' }),
  owner: signedIn({ cafe: 'owner' }),
  admin: signedIn({}, { role: 'admin' }),
  listed: signedIn({ cafe: 'viewer' }, {}, true),
  artist: { ...signedIn({}), mayUseAi: true },
  pendingArtist: { ...signedIn({}, { isUser: false }), mayUseAi: true },
}

const outcome = (guard: EndpointGuard, actor: Actor, tenant?: string): string => {
  try {
    const { role } = authorize(guard, actor, tenant, tenants)
    const asAdmin = typeof guard === 'object' && isAdminPass(actor, tenant ?? '', guard.tenant)
    return [role ?? 'pass', asAdmin ? 'as admin' : ''].join(' ').trim()
  } catch (error) {
    if (error instanceof ProblemError) return String(error.status)
    throw error
  }
}

const matrix = (guard: EndpointGuard, tenant?: string) =>
  Object.fromEntries(Object.entries(actors).map(([name, actor]) => [name, outcome(guard, actor, tenant)]))

test('guards of endpoints without a tenant', () => {
  const everyone = Object.fromEntries(Object.keys(actors).map((name) => [name, 'pass']))
  expect(matrix('public')).toEqual(everyone)
  expect(matrix('session')).toEqual({ ...everyone, guest: '401' })
  expect(matrix('user')).toEqual({ ...everyone, guest: '401', pending: '403', pendingArtist: '403' })
  const nobody = { ...Object.fromEntries(Object.keys(actors).map((name) => [name, '403'])), guest: '401' }
  expect(matrix('cfAi')).toEqual({ ...nobody, artist: 'pass', admin: 'pass', listed: 'pass' })
  expect(matrix('admin')).toEqual({ ...nobody, admin: 'pass', listed: 'pass' })
})

test('a tenant answers as missing to whoever does not belong to it', () => {
  expect(matrix({ tenant: 'viewer' }, 'cafe')).toEqual({
    guest: '401',
    pending: '404',
    stranger: '404',
    viewer: 'viewer',
    editor: 'editor',
    owner: 'owner',
    admin: 'owner as admin',
    listed: 'owner',
    artist: '404',
    pendingArtist: '404',
  })
})

test('a role that is too low is told so', () => {
  expect(matrix({ tenant: 'editor' }, 'cafe')).toMatchObject({
    viewer: '403',
    editor: 'editor',
    owner: 'owner',
    stranger: '404',
    listed: 'owner as admin',
  })
  expect(matrix({ tenant: 'owner' }, 'cafe')).toMatchObject({ viewer: '403', editor: '403', owner: 'owner' })
})

test.each(['unknown', '', 'constructor', '__proto__'])('the tenant %j is missing for everyone, administrators included', (tenant) => {
  expect(matrix({ tenant: 'viewer' }, tenant)).toMatchObject({ guest: '401', owner: '404', admin: '404', listed: '404' })
})
