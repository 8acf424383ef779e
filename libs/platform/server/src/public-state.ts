import type { PlatformServices } from './services.ts'

/** What tells without asking anybody whether an answer to the public is still the one that would be made now. */
export type PublicState = {
  /** Changes with whatever the public is answered of a tenant; null for a name that no tenant has. */
  versionOf(slug: string): number | null
  /** When the maintenance of a tenant first begins or ends by itself after an instant, both in ms; Infinity where that is not planned. */
  turnsAt(slug: string, since: number): Promise<number>
}

/** Follows the changes of tenants, and of whoever keeps their profiles and maintenances. */
export const publicState = ({ tenants, platform, store, maintenanceOf }: PlatformServices): PublicState => {
  const { versions } = store
  const bySlug = new Map(tenants.map((tenant) => [tenant.slug, tenant]))
  const keepers = platform === null ? [] : [platform.tenant.number]
  const numbers = new Map(tenants.map(({ slug, number }) => [slug, [...new Set([number, ...keepers])]] as const))
  return {
    // Versions only grow, so that their sum is another one as soon as one of them is.
    versionOf: (slug) => numbers.get(slug)?.reduce((sum, number) => sum + versions.of(number), 0) ?? null,
    turnsAt: async (slug, since) => {
      const tenant = bySlug.get(slug)
      const planned = tenant === undefined ? null : await maintenanceOf(tenant)
      return Math.min(...[planned?.startsAt, planned?.endsAt].flatMap((at) => (typeof at === 'number' && at > since ? [at] : [])), Infinity)
    },
  }
}
