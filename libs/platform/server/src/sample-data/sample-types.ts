import type { Tenant } from '@captain/content-core'
import { areSettings } from '@captain/content-server/kit'
import type { PlatformServices } from '../services.ts'

/** Returns the types whose seeded records are samples, excluding settings and types that the platform depends on. */
export const sampleTypes = ({ platform }: Pick<PlatformServices, 'platform'>, tenant: Tenant): readonly string[] => {
  const standing = platform?.tenant.number === tenant.number ? platform.platformTypes : []
  return tenant.contentTypes.filter((type) => !areSettings(type) && !standing.includes(type.name)).map(({ name }) => name)
}
