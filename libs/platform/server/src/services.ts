import type { Seed, Tenant } from '@captain/content-core'
import { cachedByVersion, typeOf, type ContentServices } from '@captain/content-server/kit'
import { readMaintenance, type MaintenanceRecords, type Maintenance } from './maintenance/maintenance.ts'
import type { Platform } from './platform.ts'

/** The run-time services of the platform: content, and the platform's records. */
export type PlatformServices = ContentServices & {
  /** Null without a platform tenant. */
  readonly platform: Platform | null
  /** Location of the maintenance records; null without a platform. */
  readonly maintenance: MaintenanceRecords | null
  /** Returns the maintenance settings of a tenant; null if there are none. */
  maintenanceOf(tenant: Tenant): Promise<Maintenance | null>
  /** Returns the seed of a tenant's samples; null if it has none. */
  readonly seedOf: (tenant: Tenant) => Promise<Seed | null>
}

export type PlatformOptions = {
  readonly content: ContentServices
  readonly platform: Platform | null
  /** Default: samples are not offered. */
  readonly seedOf?: PlatformServices['seedOf']
}

const maintenanceIn = (platform: Platform | null): MaintenanceRecords | null => {
  if (platform === null) return null
  const { tenant: keeper, maintenanceModes } = platform
  return { keeper, type: typeOf(keeper, maintenanceModes.type), by: maintenanceModes.by }
}

/** Creates the platform on running content, which the caller stops. */
export const createPlatformServices = ({ content, platform, seedOf = async () => null }: PlatformOptions): PlatformServices => {
  const { forPublic, versions } = content.store
  const maintenance = maintenanceIn(platform)
  const read = async (tenant: Tenant) =>
    maintenance === null ? null : forPublic(maintenance.keeper).read((tx) => readMaintenance(tx, maintenance, tenant.slug))
  return { ...content, platform, maintenance, maintenanceOf: cachedByVersion(versions, read), seedOf }
}
