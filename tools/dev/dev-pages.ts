import { join } from 'node:path'
import { captainPage } from '../../apps/server/src/pages/captain-pages.ts'
import { iconSources, type LoadPages } from '../../apps/server/src/pages/mount-pages.ts'
import { staticFiles, type StaticFiles } from '../../apps/server/src/pages/static-files.ts'
import { root } from '../root.ts'
import { devSite } from './dev-site.ts'
import type { ModuleClient } from './module-client.ts'

/** The address at which an open page detects a newer build: here it always names the first script of the document. */
const latestBuild: StaticFiles = async (_request, pathname) =>
  pathname === '/builds/latest.json' ? Response.json({ entry: '/@vite/client' }, { headers: { 'cache-control': 'no-store' } }) : null

/** Finds pages whose modules Vite transforms on demand, without a build. */
export const devPages =
  (client: ModuleClient): LoadPages =>
  async (options) => ({
    captain: captainPage(async () => ({ html: await client.document(), ahead: () => [] })),
    site: devSite(client),
    files: [latestBuild, await staticFiles(join(root, 'apps/site/public')), ...iconSources(options)],
  })
