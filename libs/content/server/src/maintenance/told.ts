import type { Tenant } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import type { CachedBody } from '../delivery/cache.ts'
import type { ContentServices } from '../services.ts'
import { modeAt, readTold } from './maintenance.ts'

/** What the public is told of a tenant's maintenance as it is now, kept with what the keeper answers. */
export const toldNow = async (services: ContentServices, tenant: Tenant, locale: Locale): Promise<CachedBody | null> => {
  const { store, cache, openTenants, maintenance: kept } = services
  if (kept === null) return null
  const set = await openTenants.maintenanceOf(tenant)
  const mode = set === null ? 'off' : modeAt(set, Date.now())
  const make = () => store.forPublic(kept.keeper).read((tx) => readTold(tx, kept, { slug: tenant.slug, mode, locale }))
  return cache.body({ tenant: kept.keeper.number, key: `#maintenance/${tenant.slug}/${mode}?${locale}`, make })
}
