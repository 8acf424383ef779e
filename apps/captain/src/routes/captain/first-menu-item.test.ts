import { tenant as cafe } from '@captain/t7'
import { tenant as studio } from '@captain/t10'
import type { Tenant } from '@captain/content-core'
import { menuQuery, type PublishedMenu } from '@captain/platform-react/menu'
import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { http } from '../../api.ts'
import { firstMenuItem } from './first-menu-item.ts'

type Entry = PublishedMenu['groups'][number]['entries'][number]

const entry = (to: string, isExternal = false): Entry => ({ id: to, label: to, icon: 'star', type: null, to, isExternal, count: null })

/** Returns the redirect of a tenant's root address with these items in its published menu; null if there is none. */
const leadsTo = async (tenant: Tenant, entries: readonly Entry[]): Promise<unknown> => {
  const queryClient = new QueryClient()
  const groups = entries.length === 0 ? [] : [{ id: 'g', name: '店', isCollapsed: false, entries }]
  queryClient.setQueryData(menuQuery(http, tenant.slug, 'ja').queryKey, { groups })
  try {
    await firstMenuItem({
      context: { queryClient, prefix: { current: null } },
      location: { search: {} },
      parentMatchPromise: Promise.resolve({ loaderData: { tenant, role: 'editor', messages: {}, screens: {}, stopped: null } }),
    })
    return null
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    return thrown.options.to
  }
}

describe("a tenant's own address", () => {
  it('leads to the first page of the menu that has been arranged, past other sites and itself', async () => {
    const entries = [entry('https://example.com/', true), entry('/captain/tenant/cafe'), entry('/captain/tenant/cafe/drink')]
    expect(await leadsTo(cafe, entries)).toBe('/captain/tenant/cafe/drink')
  })

  it.each([[[]], [[entry('https://example.com/', true)]]])(
    'leads to the first of the declaration where nothing arranged leads to a page',
    async (entries) => {
      expect(await leadsTo(cafe, entries)).toMatch(/^\/captain\/tenant\/cafe\/[a-z-]+$/)
    },
  )

  it('stays where the tenant has a page there', async () => {
    expect(await leadsTo(studio, [])).toBeNull()
  })
})
