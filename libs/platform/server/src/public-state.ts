import {
  contentReads,
  createMakeAnswer,
  dependenciesIn,
  wholeDependencies,
  type Dependencies,
  type PublicRead,
} from '@captain/content-server'
import { modeAt } from './maintenance/maintenance.ts'
import { profileReads } from './profiles/tenant-profiles.ts'
import type { PlatformServices } from './services.ts'

/** What kept public responses need to know about the tenants. */
export type PublicState = {
  /** Finds the read of the delivery API at an address, if its response is the same for all readers. */
  readAt(address: string): PublicRead | null
  /** Whether nothing has changed that a response was made of; needs no query. */
  isUntouched(dependencies: Dependencies): boolean
  /** Whether changes of other processes are heard now. */
  isHearing(): boolean
  /** Dependencies on a tenant's opening, closing and maintenance, from now on; null for an unknown tenant. */
  gateOf(slug: string): Dependencies | null
  /** Dependencies on everything of a tenant, and of the platform tenant, from now on; null for an unknown tenant. */
  wholeOf(slug: string): Dependencies | null
  /** Whether a tenant is open to the public, without maintenance. */
  isOpen(slug: string): Promise<boolean>
  /**
   * Returns when a tenant's maintenance or the publication of one of its records next begins or ends by plan after an instant, both in ms;
   * Infinity if nothing is planned.
   */
  turnsAt(slug: string, since: number): Promise<number>
}

/** Tracks the changes of each tenant and of the platform tenant. */
export const publicState = (services: PlatformServices): PublicState => {
  const { tenants, platform, store, openTenants, maintenanceOf, nextChange } = services
  const { changes } = store
  const bySlug = new Map(tenants.map((tenant) => [tenant.slug, tenant]))
  const keepers = platform === null ? [] : [platform.tenant.number]
  const make = createMakeAnswer(services)
  const finders = [profileReads(services, make), contentReads(services, make)]
  return {
    readAt: (address) => {
      for (const find of finders) {
        const found = find(address)
        if (found !== null) return found
      }
      return null
    },
    isUntouched: changes.isUntouched,
    isHearing: changes.isHearing,
    gateOf: (slug) => {
      const tenant = bySlug.get(slug)
      return tenant === undefined ? null : dependenciesIn(tenant.number, changes.position(tenant.number)).dependencies
    },
    wholeOf: (slug) => {
      const tenant = bySlug.get(slug)
      if (tenant === undefined) return null
      return wholeDependencies(new Map([tenant.number, ...keepers].map((number) => [number, changes.position(number)])))
    },
    isOpen: async (slug) => {
      const tenant = bySlug.get(slug)
      if (tenant === undefined) return false
      const [isOpen, maintenance] = await Promise.all([openTenants.isOpen(tenant), maintenanceOf(tenant)])
      return isOpen && (maintenance === null || modeAt(maintenance, Date.now()) !== 'on')
    },
    turnsAt: async (slug, since) => {
      const tenant = bySlug.get(slug)
      if (tenant === undefined) return Infinity
      const [planned, content] = await Promise.all([maintenanceOf(tenant), nextChange(tenant, since)])
      return Math.min(...[planned?.startsAt, planned?.endsAt].flatMap((at) => (typeof at === 'number' && at > since ? [at] : [])), content)
    },
  }
}
