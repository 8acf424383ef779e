import {
  findPage,
  canAccess,
  PAGES,
  refusalAddress,
  type AccessCheck,
  type Actor,
  type PageAddress,
  type PageGuard,
  type SignedIn,
} from '@captain/auth-core'
import type { Session } from '@captain/auth-react'
import { expectedVisit, type Kind } from '@captain/auth-core/testing/expected-visits'
import { routesOf, type Tenant } from '@captain/content-core'
import { localizePath, LOCALES } from '@captain/locale'
import { TENANTS } from '@captain/tenants'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import type { RouterContext } from '../navigation/before-load-page.ts'
import { localeRewrite } from '../navigation/locale-prefix.ts'
import { routeTree } from '../routes.tsx'
import { resolveVisit, type AccessLookups } from './resolve-visit.ts'

const tenants = await Promise.all(Object.values(TENANTS).map(async ({ declaration }): Promise<Tenant> => (await declaration()).tenant))

const signedIn = (traits: Partial<SignedIn['account']> = {}, rest: Partial<SignedIn> = {}): SignedIn => ({
  account: { id: 'a', name: 'A', email: 'a@captain.example', image: null, isUser: true, role: 'user', locale: 'ja', ...traits },
  sessionId: 's',
  memberships: {},
  isListedAdmin: false,
  mayUseAi: false,
  provenAt: null,
  impersonator: null,
  ...rest,
})

const PEOPLE: Readonly<Record<string, { readonly kind: Kind; readonly actor: Actor }>> = {
  guest: { kind: 'guest', actor: { account: null } },
  pending: { kind: 'pending', actor: signedIn({ isUser: false }, { memberships: { cafe: 'owner' } }) },
  stranger: { kind: 'user', actor: signedIn() },
  'viewer of the café': { kind: 'user', actor: signedIn({}, { memberships: { cafe: 'viewer' } }) },
  'owner of the shop': { kind: 'user', actor: signedIn({}, { memberships: { shop: 'owner' } }) },
  administrator: { kind: 'admin', actor: signedIn({ role: 'admin' }) },
  'listed administrator': { kind: 'admin', actor: signedIn({ isUser: false }, { isListedAdmin: true }) },
}

const sessionOf = ({ account }: Actor): Session | null =>
  account === null ? null : { session: { id: 's', expiresAt: '2027-01-01T00:00:00Z' }, user: account }

const inquiriesOf = (actor: Actor, tenant: string | null): AccessLookups => ({
  session: async () => sessionOf(actor),
  hasToken: () => actor.account !== null,
  access: async (check: AccessCheck) => canAccess(check, actor, tenant),
  isListedAdmin: async () => actor.account !== null && actor.isListedAdmin,
})

const screens = tenants.flatMap((tenant) => [
  `/captain/tenant/${tenant.slug}`,
  `/captain/tenant/${tenant.slug}/media-library`,
  ...routesOf(tenant),
])
const pages = Object.keys(PAGES).map((path) => path.replace('$slug', 'x1'))
const paths = [...pages.filter((path) => !path.includes('$')), ...screens.map((path) => path.replaceAll(/:\w+/g, 'x1'))]
const forms = paths.flatMap((path) => [null, ...LOCALES].map((prefix) => ({ path, shown: localizePath(path, prefix) })))

/** The guard and the tenant that the router finds behind an address. */
const routed = (shown: string): { readonly guard: PageGuard | null | undefined; readonly tenant: string | undefined } => {
  const rewrite = localeRewrite({ current: null })
  const history = createMemoryHistory({ initialEntries: [shown] })
  const router = createRouter({ routeTree, history, rewrite, context: {} as RouterContext })
  const match = router.matchRoutes(router.latestLocation).at(-1)
  return { guard: match?.staticData.guard, tenant: (match?.params as { tenant?: string } | undefined)?.tenant }
}

const ways = new Map(forms.map(({ shown }) => [shown, routed(shown)]))

describe('the guard of the browser decides as the one of the server', () => {
  it.each(Object.entries(PEOPLE))('for a %s', async (_, { kind, actor }) => {
    const wrong: unknown[] = []
    for (const { path, shown } of forms) {
      const { guard, tenant } = ways.get(shown) ?? {}
      const refusal = await resolveVisit(guard ?? [], inquiriesOf(actor, tenant ?? null))
      const found = refusal === null ? 'page' : refusalAddress(refusal, path, 'ja').replace(/\?.*/, '')
      const isMember = tenant !== undefined && actor.account !== null && Object.hasOwn(actor.memberships, tenant)
      const expected = expectedVisit(findPage(path)?.address as PageAddress, kind, isMember)
      if (found !== expected) wrong.push({ shown, found, expected })
    }
    expect(wrong).toEqual([])
  })
})

describe('what can not be told is not let in', () => {
  const refusalFor = (address: PageAddress, broken: Partial<AccessLookups>) =>
    resolveVisit(PAGES[address], { ...inquiriesOf(signedIn({}, { memberships: { cafe: 'owner' } }), 'cafe'), ...broken })
  const noAnswer = { outcome: 'redirect', to: '/auth/not-permission', why: 'unchecked', remember: false }

  it('when a check fails', async () => {
    expect(await refusalFor('/captain/tenant/$tenant/$', { access: async () => 'failed' })).toEqual(noAnswer)
    expect(await refusalFor('/captain/tenant/$tenant/$', {})).toBeNull()
  })

  it('when the session can not be read', async () => {
    const session = async () => {
      throw new Error('offline')
    }
    expect(await refusalFor('/captain', { session })).toEqual(noAnswer)
    expect(await refusalFor('/auth/login', { session })).toBeNull()
  })
})
