import type { Seed, Tenant } from '@captain/content-core'
import { forEachRunning } from '@captain/content-server/kit'
import { seedSamples, type PlatformServices } from '@captain/platform-server'
import { serverOf } from './tenant-servers.ts'
import { tenants } from './tenants.ts'

/** Returns the seed of a tenant's demo records; null if it has none. */
export const seedOf = async (tenant: Tenant): Promise<Seed | null> => (await serverOf(tenant).seed?.())?.seed ?? null

/** Seeds empty tenants with their demo records; restarts an interrupted seed from the beginning. */
export const seedDemoContent = (services: PlatformServices): Promise<void> =>
  forEachRunning(services, async (tenant) => {
    const { seed: load } = serverOf(tenant)
    if (load !== undefined) await seedSamples(services, tenant, async (seeder) => (await load()).seed(seeder))
  })

/** Returns the seeds of the tenants that have demo records, by slug. */
export const loadSeeds = async (): Promise<readonly (readonly [string, Seed])[]> => {
  const seeds = await Promise.all(tenants.map(async (tenant) => [tenant.slug, await seedOf(tenant)] as const))
  return seeds.flatMap(([slug, seed]) => (seed === null ? [] : [[slug, seed] as const]))
}
