import type { TenantServer } from '@captain/content-server'
import { newsJob } from '@captain/presets-server'

/** What the arcade adds to the server: news that are pinned no longer. */
export const server: TenantServer = { jobs: [newsJob] }
