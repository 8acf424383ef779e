import type { TenantServer } from '@captain/content-server'
import { newsJob } from '@captain/presets-server'
import { soundHooks } from './server/sound-hooks.ts'

/** What the label adds to the server: codes of recordings that nobody else has, and news that are pinned no longer. */
export const server: TenantServer = { hooks: { sound: soundHooks }, jobs: [newsJob] }
