import type { Tenant } from '@captain/content-core'
import type { Tx } from '../database/transaction.ts'
import type { ContentServices } from '../services.ts'
import { countSamples, holdsNothing } from './read-samples.ts'
import { sampleTypes } from './sample-types.ts'

type Offering = Pick<ContentServices, 'serverOf' | 'seedOf'>

/** Whether a tenant can have samples added. The one that runs the platform is never empty: its records of tenants and members are there from the start. */
export const isOffered = async ({ serverOf, seedOf }: Offering, tenant: Tenant): Promise<boolean> =>
  serverOf(tenant).profiles === undefined && (await seedOf(tenant)) !== null

/** Whether samples may be added to the tenant in scope, how many there are, and how many of them have been edited. */
export const sampleState = async (tx: Tx, services: Offering) => {
  const types = sampleTypes(tx.tenant, services.serverOf(tx.tenant))
  const canAdd = types.length > 0 && (await holdsNothing(tx, types)) && (await isOffered(services, tx.tenant))
  return { canAdd, ...(await countSamples(tx)) }
}
