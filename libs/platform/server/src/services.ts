import type { Seed, Tenant } from '@captain/content-core'
import { cachedByVersion, typeOf, type ContentServices } from '@captain/content-server/kit'
import { readMaintenance, type KeptMaintenance, type Maintenance } from './maintenance/maintenance.ts'
import type { Platform } from './platform.ts'

/** What the platform needs at run time: content, and the records that run it. */
export type PlatformServices = ContentServices & {
  /** Null where no tenant runs the platform. */
  readonly platform: Platform | null
  /** Where it is stored which tenants are under maintenance; null without a platform. */
  readonly maintenance: KeptMaintenance | null
  /** What has been set for times of maintenance; null where nothing has. */
  maintenanceOf(tenant: Tenant): Promise<Maintenance | null>
  /** What writes a tenant's samples; null where it has none. */
  readonly seedOf: (tenant: Tenant) => Promise<Seed | null>
}

export type PlatformOptions = {
  readonly content: ContentServices
  readonly platform: Platform | null
  /** Default: samples are not offered. */
  readonly seedOf?: PlatformServices['seedOf']
}

const maintenanceIn = (platform: Platform | null): KeptMaintenance | null => {
  if (platform === null) return null
  const { tenant: keeper, maintenances } = platform
  return { keeper, type: typeOf(keeper, maintenances.type), by: maintenances.by }
}

/** Creates the platform on running content, which stays the caller's to stop. */
export const createPlatformServices = ({ content, platform, seedOf = async () => null }: PlatformOptions): PlatformServices => {
  const { forPublic, versions } = content.store
  const maintenance = maintenanceIn(platform)
  const read = async (tenant: Tenant) =>
    maintenance === null ? null : forPublic(maintenance.keeper).read((tx) => readMaintenance(tx, maintenance, tenant.slug))
  return { ...content, platform, maintenance, maintenanceOf: cachedByVersion(versions, read), seedOf }
}
