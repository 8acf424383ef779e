import { tenant as cafe } from '@captain/t7'
import { tenant as studio } from '@captain/t10'
import type { Tenant } from '@captain/content-core'
import { isRedirect } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { toToday } from './to-today.ts'

/** Returns the redirect of a tenant's root address; null if there is none. */
const leadsTo = async (tenant: Tenant): Promise<unknown> => {
  try {
    await toToday({
      location: { search: { panel: 'webhooks' } },
      parentMatchPromise: Promise.resolve({ loaderData: { tenant, role: 'editor', messages: {}, screens: {}, stopped: null } }),
    })
    return null
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    const { to, search } = thrown.options
    return { to, search }
  }
}

describe("a tenant's own address", () => {
  it('leads to its page of today, with the panel that the address opens', async () => {
    expect(await leadsTo(cafe)).toEqual({ to: '/captain/tenant/cafe/today', search: { panel: 'webhooks' } })
  })

  it('stays where the tenant has a page there', async () => {
    expect(await leadsTo(studio)).toBeNull()
  })

  it('stays while there is nothing to manage', async () => {
    expect(await leadsTo({ ...cafe, contentTypes: [] })).toBeNull()
  })
})
