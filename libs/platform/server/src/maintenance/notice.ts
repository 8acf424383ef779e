import type { Tenant } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import type { CachedBody } from '@captain/content-server/kit'
import type { PlatformServices } from '../services.ts'
import { modeAt, readMaintenanceNotice } from './maintenance.ts'

/** Returns the public status of a tenant's maintenance now, cached with the responses of the platform tenant. */
export const currentMaintenanceNotice = async (services: PlatformServices, tenant: Tenant, locale: Locale): Promise<CachedBody | null> => {
  const { store, cache, maintenanceOf, maintenance: records } = services
  if (records === null) return null
  const set = await maintenanceOf(tenant)
  const mode = set === null ? 'off' : modeAt(set, Date.now())
  const make = () => store.forPublic(records.keeper).read((tx) => readMaintenanceNotice(tx, records, { slug: tenant.slug, mode, locale }))
  return cache.body({ tenant: records.keeper.number, key: `#maintenance/${tenant.slug}/${mode}?${locale}`, make })
}
