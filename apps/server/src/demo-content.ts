import type { Seed, Tenant } from '@captain/content-core'
import { seedSamples, type PlatformServices } from '@captain/platform-server'
import { serverOf } from './tenant-servers.ts'
import { tenants } from './tenants.ts'

/** What writes a tenant's demo records; null for a tenant that has none. */
export const seedOf = async (tenant: Tenant): Promise<Seed | null> => (await serverOf(tenant).seed?.())?.seed ?? null

/** Writes demo records into empty tenants that have some; where an earlier start was cut short, from the beginning. */
export const seedDemoContent = async (services: PlatformServices): Promise<void> => {
  for (const tenant of services.tenants) {
    const { seed: load } = serverOf(tenant)
    if (load !== undefined) await seedSamples(services, tenant, async (seeder) => (await load()).seed(seeder))
  }
}

/** What writes the demo records of each tenant that has some, by its slug. */
export const loadSeeds = async (): Promise<readonly (readonly [string, Seed])[]> => {
  const seeds = await Promise.all(tenants.map(async (tenant) => [tenant.slug, await seedOf(tenant)] as const))
  return seeds.flatMap(([slug, seed]) => (seed === null ? [] : [[slug, seed] as const]))
}
