import type { Tenant } from '@captain/content-core'
import type { Tx } from '@captain/content-server/kit'
import type { PlatformServices } from '../services.ts'
import { countSamples, holdsNothing } from './read-samples.ts'
import { sampleTypes } from './sample-types.ts'

type Offering = Pick<PlatformServices, 'platform' | 'seedOf'>

/** Whether a tenant can have samples added. The one that runs the platform is never empty: its records of tenants and members are there from the start. */
export const isOffered = async ({ platform, seedOf }: Offering, tenant: Tenant): Promise<boolean> =>
  platform?.tenant.number !== tenant.number && (await seedOf(tenant)) !== null

/** Whether samples may be added to the tenant in scope, how many there are, and how many of them have been edited. */
export const sampleState = async (tx: Tx, services: Offering) => {
  const types = sampleTypes(services, tx.tenant)
  const canAdd = types.length > 0 && (await holdsNothing(tx, types)) && (await isOffered(services, tx.tenant))
  return { canAdd, ...(await countSamples(tx)) }
}
