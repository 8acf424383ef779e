import type { Seed } from '@captain/content-core'
import { isEmptyTenant, seedTenant, type ContentServices } from '@captain/content-server'

/** Demo records by tenant slug; loaded only where there is a demo. */
const SEEDS: Readonly<Record<string, () => Promise<{ readonly seed: Seed }>>> = {
  nyanko: () => import('@captain/t1/seed'),
  cafe: () => import('@captain/t7/seed'),
}

/** Writes demo records into the tenants that have some and hold nothing yet. */
export const seedDemoContent = async (services: ContentServices): Promise<void> => {
  for (const tenant of services.tenants) {
    const load = SEEDS[tenant.slug]
    if (load === undefined || !(await isEmptyTenant(services, tenant))) continue
    const { seed } = await load()
    await seedTenant(services, tenant, seed)
  }
}
