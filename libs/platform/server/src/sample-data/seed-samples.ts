import type { Seed, Tenant } from '@captain/content-core'
import { seedTenant } from '@captain/content-server/kit'
import type { PlatformServices } from '../services.ts'
import { isTenantEmpty, markSamples } from './read-samples.ts'
import { sampleTypes } from './sample-types.ts'

/** `untouched`: a tenant that has never had a record; `empty`: one without records now. */
type When = 'untouched' | 'empty'

/** Writes demo records into a tenant and marks them as samples. Returns whether it did so. */
export const seedSamples = (services: PlatformServices, tenant: Tenant, seed: Seed, when: When = 'untouched'): Promise<boolean> => {
  const types = sampleTypes(services, tenant)
  return seedTenant(services, tenant, seed, {
    ...(when === 'empty' && { mayStart: (tx) => isTenantEmpty(tx, types) }),
    onWritten: (tx) => markSamples(tx, types),
  })
}
