import type { Tenant } from '@captain/content-core'
import type { Tx } from '@captain/content-server/kit'
import type { PlatformServices } from '../services.ts'
import { countSamples, isTenantEmpty } from './read-samples.ts'
import { sampleTypes } from './sample-types.ts'

type Offering = Pick<PlatformServices, 'platform' | 'seedOf'>

/** Whether samples can be added to a tenant. The platform tenant is never empty: it has records of tenants and members from the start. */
export const isOffered = async ({ platform, seedOf }: Offering, tenant: Tenant): Promise<boolean> =>
  platform?.tenant.number !== tenant.number && (await seedOf(tenant)) !== null

/** Returns whether samples may be added to the tenant in scope, their number, and how many of them were edited. */
export const sampleState = async (tx: Tx, services: Offering) => {
  const types = sampleTypes(services, tx.tenant)
  const canAdd = types.length > 0 && (await isTenantEmpty(tx, types)) && (await isOffered(services, tx.tenant))
  return { canAdd, ...(await countSamples(tx)) }
}
