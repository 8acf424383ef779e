import type { TenantServer } from '@captain/content-server'
import { newsJob } from '@captain/presets-server'
import { constructionProjectHooks } from './server/construction-project-hooks.ts'

/** What the builder adds to the server: as many featured projects as the home page has room for, and news that are pinned no longer. */
export const server: TenantServer = { hooks: { 'construction-project': constructionProjectHooks }, jobs: [newsJob] }
