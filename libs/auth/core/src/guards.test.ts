import { describe, expect, test } from 'vitest'
import { canAccess, type AccessCheck } from './access-check.ts'
import { GUEST, type Actor, type SignedIn } from './actor.ts'
import { guardPage, visitorKindOf, type GuardMode, type PageGuard, type VisitorKind, type Visitor } from './guards.ts'
import { PAGES } from './pages.ts'
import type { MemberRole } from './role.ts'

type Traits = { isUser?: boolean; role?: 'admin' | 'user'; listed?: boolean; ai?: boolean; memberships?: Record<string, MemberRole> }

const signedIn = ({ isUser = true, role = 'user', listed = false, ai = false, memberships = {} }: Traits = {}): SignedIn => ({
  account: { id: 'a', name: 'A', email: 'a@captain.example', image: null, isUser, role, locale: 'ja' },
  sessionId: 's',
  memberships,
  isListedAdmin: listed,
  mayUseAi: ai,
  provenAt: null,
  impersonator: null,
})

const NO = '/auth/not-permission'
const WHO = '/auth/who-are-you'

/** Returns the result of a visit in one word: a redirect target, a pending check, or a pass. */
const outcome = (mode: GuardMode, visitor: Partial<Visitor>, otherwise?: `/${string}`): string => {
  const step = otherwise === undefined ? { mode } : { mode, otherwise }
  const decision = guardPage([step], { standing: 'guest', hasToken: false, access: null, ...visitor })
  if (decision.outcome === 'redirect')
    return `${decision.to}${decision.remember ? ' remembered' : ''}${decision.why === 'unchecked' ? ' ?' : ''}`
  return decision.outcome === 'ask' ? decision.check : 'pass'
}

describe('a visitor who must set up a stronger sign-in', () => {
  const PAGE = '/auth/secure-sign-in'
  const at = (guard: PageGuard) => guardPage(guard, { standing: 'admin', hasToken: true, access: null, mustSetUpSignIn: true })

  test.each(Object.keys(PAGES) as (keyof typeof PAGES)[])('%s', (address) => {
    const waits = !address.startsWith('/auth/')
    expect(at(PAGES[address])).toMatchObject(
      waits
        ? { outcome: 'redirect', to: PAGE }
        : PAGES[address][0].mode === 'guest'
          ? { outcome: 'redirect', to: '/captain' }
          : { outcome: 'pass' },
    )
  })
})

describe('a page guard by what the visitor is', () => {
  const STANDINGS = ['unknown', 'guest', 'anonymous', 'user', 'admin'] as const satisfies readonly VisitorKind[]
  const cases: readonly (readonly [GuardMode, readonly [string, string, string, string, string]])[] = [
    ['public', ['pass', 'pass', 'pass', 'pass', 'pass']],
    ['loginOnly', [`${NO} ?`, '/ remembered', 'pass', 'pass', 'pass']],
    ['guest', ['pass', 'pass', '/captain', '/captain', '/captain']],
    ['anonymous', ['pass', 'pass', WHO, 'pass', 'pass']],
    ['user', [`${NO} ?`, NO, NO, 'pass', 'pass']],
    ['admin', [`${NO} ?`, NO, NO, NO, 'pass']],
    ['browser', [`${NO} ?`, NO, NO, NO, NO]],
    [
      'tenantUser',
      [`${NO} ?`, NO, 'check_tenant_user_by_tenant_slug', 'check_tenant_user_by_tenant_slug', 'check_tenant_user_by_tenant_slug'],
    ],
    ['cfAi', [`${NO} ?`, NO, 'check_cf_ai_usage', 'check_cf_ai_usage', 'check_cf_ai_usage']],
  ]
  test.each(cases)('%s', (mode, expected) => {
    expect(STANDINGS.map((standing) => outcome(mode, { standing }))).toEqual(expected)
  })
})

describe('a page guard that asks the server', () => {
  const cases: readonly (readonly [GuardMode, AccessCheck])[] = [
    ['browser', 'check_auth_required'],
    ['tenantUser', 'check_tenant_user_by_tenant_slug'],
    ['cfAi', 'check_cf_ai_usage'],
  ]
  test.each(cases)('%s goes by the answer of %s', (mode, check) => {
    const answers = [null, true, false, 'failed'] as const
    expect(answers.map((access) => outcome(mode, { standing: 'user', hasToken: true, access }))).toEqual([check, 'pass', NO, `${NO} ?`])
  })

  test('browser wants the token, whoever is signed in', () => {
    expect(outcome('browser', { standing: 'admin', access: true })).toBe(NO)
    expect(outcome('browser', { standing: 'guest', hasToken: true, access: true })).toBe('pass')
  })
})

test('a refusal leads where the caller says', () => {
  const refused: readonly (readonly [GuardMode, VisitorKind])[] = [
    ['loginOnly', 'guest'],
    ['guest', 'user'],
    ['anonymous', 'anonymous'],
    ['user', 'guest'],
    ['admin', 'user'],
    ['browser', 'guest'],
    ['tenantUser', 'guest'],
    ['cfAi', 'guest'],
  ]
  expect(refused.map(([mode, standing]) => outcome(mode, { standing }, '/faq'))).toEqual([
    '/faq remembered',
    ...Array.from({ length: 7 }, () => '/faq'),
  ])
  expect(outcome('cfAi', { standing: 'user', access: false }, '/faq')).toBe('/faq')
})

test('the first step that refuses decides', () => {
  const guard = [{ mode: 'anonymous' }, { mode: 'admin', otherwise: '/captain' }] as const
  const at = (standing: VisitorKind) => guardPage(guard, { standing, hasToken: true, access: null })
  expect(at('anonymous')).toMatchObject({ to: WHO })
  expect(at('user')).toMatchObject({ to: '/captain' })
  expect(at('admin')).toEqual({ outcome: 'pass' })
})

const actors = {
  guest: GUEST,
  key: { account: null, key: { id: 'k', name: 'K', tenant: 'cafe', scopes: [], contentTypes: null } },
  pending: signedIn({ isUser: false, ai: true, memberships: { cafe: 'owner' } }),
  user: signedIn(),
  viewer: signedIn({ memberships: { cafe: 'viewer' } }),
  artist: signedIn({ ai: true }),
  admin: signedIn({ role: 'admin' }),
  listed: signedIn({ isUser: false, listed: true }),
} satisfies Record<string, Actor>

test('an actor stands before the guards as what it is', () => {
  expect(Object.fromEntries(Object.entries(actors).map(([name, actor]) => [name, visitorKindOf(actor)]))).toEqual({
    guest: 'guest',
    key: 'guest',
    pending: 'anonymous',
    user: 'user',
    viewer: 'user',
    artist: 'user',
    admin: 'admin',
    listed: 'admin',
  })
})

describe('an access check is passed by', () => {
  const passing = (check: AccessCheck, tenant: string | null = null) =>
    Object.entries(actors).flatMap(([name, actor]) => (canAccess(check, actor, tenant) ? [name] : []))

  test.each([
    ['check_auth_required', null, ['user', 'viewer', 'artist', 'admin', 'listed']],
    ['check_cf_ai_usage', null, ['artist', 'admin', 'listed']],
    ['check_tenant_user_by_tenant_slug', 'cafe', ['viewer', 'admin', 'listed']],
    ['check_tenant_user_by_tenant_slug', 'nyanko', ['admin', 'listed']],
    ['check_tenant_user_by_tenant_slug', 'constructor', ['admin', 'listed']],
    ['check_tenant_user_by_tenant_slug', null, []],
  ] as const)('%s of %s: %j', (check, tenant, names) => {
    expect(passing(check, tenant)).toEqual(names)
  })
})
