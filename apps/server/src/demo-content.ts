import type { Seed, Tenant } from '@captain/content-core'
import { seedSamples, type PlatformServices } from '@captain/platform-server'

/** Demo records by tenant slug; loaded only where there is a demo. */
const SEEDS: Readonly<Record<string, () => Promise<{ readonly seed: Seed }>>> = {
  nyanko: () => import('@captain/t1/seed'),
  club: () => import('@captain/t2/seed'),
  kensetsu: () => import('@captain/t3/seed'),
  games: () => import('@captain/t4/seed'),
  music: () => import('@captain/t5/seed'),
  shop: () => import('@captain/t6/seed'),
  cafe: () => import('@captain/t7/seed'),
  hall: () => import('@captain/t8/seed'),
  arcade: () => import('@captain/t9/seed'),
  studio: () => import('@captain/t10/seed'),
}

/** What writes a tenant's demo records; null for a tenant that has none. */
export const seedOf = async ({ slug }: Tenant): Promise<Seed | null> => (await SEEDS[slug]?.())?.seed ?? null

/** Writes demo records into the tenants that have some and hold nothing yet; where an earlier start was cut short, from the beginning. */
export const seedDemoContent = async (services: PlatformServices): Promise<void> => {
  for (const tenant of services.tenants) {
    const load = SEEDS[tenant.slug]
    if (load !== undefined) await seedSamples(services, tenant, async (seeder) => (await load()).seed(seeder))
  }
}

/** What writes the demo records of each tenant that has some, by its slug. */
export const loadSeeds = (): Promise<readonly (readonly [string, Seed])[]> =>
  Promise.all(Object.entries(SEEDS).map(async ([slug, load]) => [slug, (await load()).seed] as const))
