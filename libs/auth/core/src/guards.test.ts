import { describe, expect, test } from 'vitest'
import { GUEST, type Actor, type SignedIn } from './actor.ts'
import { admin, anonymous, authDisabled, guest, loginOnly, tenantUser, user, type Guard } from './guards.ts'
import type { MemberRole } from './role.ts'

type Traits = { isUser?: boolean; role?: 'admin' | 'user'; listed?: boolean; memberships?: Record<string, MemberRole> }

const signedIn = ({ isUser = true, role = 'user', listed = false, memberships = {} }: Traits = {}): SignedIn => ({
  account: { id: 'a', name: 'A', email: 'a@captain.example', image: null, isUser, role, locale: 'ja' },
  sessionId: 's',
  memberships,
  isListedAdmin: listed,
  mayUseAi: false,
  provenAt: null,
  impersonator: null,
})

const actors = {
  guest: GUEST,
  pending: signedIn({ isUser: false }),
  user: signedIn(),
  viewer: signedIn({ memberships: { cafe: 'viewer' } }),
  editor: signedIn({ memberships: { cafe: 'editor' } }),
  owner: signedIn({ memberships: { cafe: 'owner' } }),
  'pending member': signedIn({ isUser: false, memberships: { cafe: 'owner' } }),
  admin: signedIn({ role: 'admin' }),
  listed: signedIn({ isUser: false, listed: true }),
} satisfies Record<string, Actor>

type Name = keyof typeof actors

const refused = (guard: Guard): Record<string, string> =>
  Object.fromEntries(
    Object.entries(actors).flatMap(([name, actor]) => {
      const result = guard(actor)
      return result.pass ? [] : [[name, result.redirect]]
    }),
  )

const all = (names: readonly Name[], target: string) => Object.fromEntries(names.map((name) => [name, target]))
const NO = '/auth/not-permission'

describe('page guards', () => {
  const cases: readonly (readonly [string, Guard, Record<string, string>])[] = [
    ['auth disabled lets anyone in', authDisabled, {}],
    ['login only sends guests home', loginOnly, all(['guest'], '/')],
    [
      'guest sends everyone signed in to captain',
      guest,
      all(['pending', 'user', 'viewer', 'editor', 'owner', 'pending member', 'admin', 'listed'], '/captain'),
    ],
    ['anonymous explains to accounts that wait for approval', anonymous, all(['pending', 'pending member'], '/auth/who-are-you')],
    ['user wants an approved account', user, all(['guest', 'pending', 'pending member'], NO)],
    ['admin', admin, all(['guest', 'pending', 'user', 'viewer', 'editor', 'owner', 'pending member'], NO)],
    ['tenant, any role', tenantUser('cafe'), all(['guest', 'pending', 'user', 'pending member'], NO)],
    ['tenant, editor', tenantUser('cafe', 'editor'), all(['guest', 'pending', 'user', 'viewer', 'pending member'], NO)],
    ['tenant, owner', tenantUser('cafe', 'owner'), all(['guest', 'pending', 'user', 'viewer', 'editor', 'pending member'], NO)],
    ['another tenant', tenantUser('nyanko'), all(['guest', 'pending', 'user', 'viewer', 'editor', 'owner', 'pending member'], NO)],
    [
      'a tenant named like a built-in property',
      tenantUser('constructor'),
      all(['guest', 'pending', 'user', 'viewer', 'editor', 'owner', 'pending member'], NO),
    ],
  ]
  test.each(cases)('%s', (_, guard, expected) => {
    expect(refused(guard)).toEqual(expected)
  })

  test('only login only remembers where somebody wanted to go', () => {
    expect(loginOnly(GUEST)).toEqual({ pass: false, redirect: '/', remember: true })
    expect(user(GUEST)).toEqual({ pass: false, redirect: NO, remember: false })
  })
})
