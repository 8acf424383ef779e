import type { TenantServer } from '@captain/content-server'
import { newsJob } from '@captain/presets-server'
import { latestPatches } from './server/latest-patches.ts'

/** What the studio adds to the server: the latest patch of each game, and news that are pinned no longer. */
export const server: TenantServer = { readings: [latestPatches], jobs: [newsJob] }
