import { defineServer } from '@captain/content-server'
import { newsJob } from '@captain/presets-server'
import { latestPatches } from './server/latest-patches.ts'
import { tenant } from './tenant.ts'

/** Adds the studio's hooks and public query to the server: the latest patch of each game, and the end of pinned news. */
export const server = defineServer(tenant, { publicQueries: [latestPatches], jobs: { news: [newsJob] }, seed: () => import('./seed.ts') })
