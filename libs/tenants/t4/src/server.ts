import { defineServer } from '@captain/content-server'
import { newsJob } from '@captain/presets-server'
import { latestPatches } from './server/latest-patches.ts'
import { tenant } from './tenant.ts'

/** What the studio adds to the server: the latest patch of each game, and news that are pinned no longer. */
export const server = defineServer(tenant, { readings: [latestPatches], jobs: { news: [newsJob] }, seed: () => import('./seed.ts') })
