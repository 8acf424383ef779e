import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContentServices, createHearingQueries, ensurePartitions, seedTenant, type HearingQueries } from '@captain/content-server'
import { allowsOrigin, createPlatformServices, platformEndpoints, publicState, type PlatformServices } from '@captain/platform-server'
import type { StartServer } from '@captain/platform-testing'
import { platform } from '@captain/t1/server'
import { openTestPools, startTestApp } from './app-under-test.ts'
import { createLog } from './log.ts'
import { ensureHolidays } from './shipped-holidays.ts'
import { serverOf } from './tenant-servers.ts'
import { messagesOf, tenants } from './tenants.ts'

const log = createLog({ logLevel: 'silent' })

/** Starts the server as the product composes it, without pages and demo records. */
export const startServer: StartServer = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'captain-server-'))
  const pools = await openTestPools()
  const { pool } = pools
  const hearing = createHearingQueries(pool)
  const openServices = (heard?: HearingQueries): PlatformServices =>
    createPlatformServices({
      content: createContentServices({
        pool,
        ...(heard !== undefined && { hearing: heard }),
        tenants,
        dataDir,
        secret: 's'.repeat(40),
        baseUrl: 'https://captain.example',
        log,
        serverOf,
        messagesOf,
      }),
      platform,
    })
  const services = openServices(hearing)
  const app = await startTestApp(platformEndpoints(services), {
    pools,
    hearing,
    publicState: () => publicState(services),
    allowsOrigin: (slug, origin) => allowsOrigin(services, slug, origin),
  })
  await ensurePartitions(pool, tenants)
  await ensureHolidays(pool)
  const tenant = (slug: string) => {
    const found = tenants.find((one) => one.slug === slug)
    if (found === undefined) throw new Error(`There is no tenant ${slug}.`)
    return found
  }
  return {
    ...app,
    pool,
    services,
    tenant,
    seed: async (slug, seed) => {
      await seedTenant(services, tenant(slug), seed)
    },
    otherProcess: () => openServices(),
    stop: async () => {
      await services.stop()
      await app.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
