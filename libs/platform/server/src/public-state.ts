import type { PlatformServices } from './services.ts'

/** Reports without a database query whether a public response is still current. */
export type PublicState = {
  /** Changes with every change of a tenant's public responses; null for an unknown tenant. */
  versionOf(slug: string): number | null
  /** Returns when the maintenance of a tenant next begins or ends by schedule after an instant, both in ms; Infinity if none is planned. */
  turnsAt(slug: string, since: number): Promise<number>
}

/** Tracks version changes of each tenant and of the platform tenant. */
export const publicState = ({ tenants, platform, store, maintenanceOf }: PlatformServices): PublicState => {
  const { versions } = store
  const bySlug = new Map(tenants.map((tenant) => [tenant.slug, tenant]))
  const keepers = platform === null ? [] : [platform.tenant.number]
  const numbers = new Map(tenants.map(({ slug, number }) => [slug, [...new Set([number, ...keepers])]] as const))
  return {
    // Versions only increase, so a change of one changes their sum.
    versionOf: (slug) => numbers.get(slug)?.reduce((sum, number) => sum + versions.of(number), 0) ?? null,
    turnsAt: async (slug, since) => {
      const tenant = bySlug.get(slug)
      const planned = tenant === undefined ? null : await maintenanceOf(tenant)
      return Math.min(...[planned?.startsAt, planned?.endsAt].flatMap((at) => (typeof at === 'number' && at > since ? [at] : [])), Infinity)
    },
  }
}
