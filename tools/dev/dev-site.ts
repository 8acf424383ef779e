import { join } from 'node:path'
import { ModuleRunner } from 'vite/module-runner'
import type { Site, SiteModule } from '../../apps/server/src/pages/site-pages.ts'
import { createDraw } from '../../apps/server/src/sharing/draw-card.ts'
import { root } from '../root.ts'
import type { ModuleClient } from './module-client.ts'
import { RELOAD_SCRIPT } from './site-pages.ts'

const ENTRY = join(root, 'apps/site/src/entry-server.tsx')
const SCRIPT = `<script type="module" src="${RELOAD_SCRIPT}"></script></head>`

/** Adds the script that reloads a page when its modules change. Disables caching of the page. */
const withReload = async (response: Response): Promise<Response> => {
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'no-store')
  if (headers.get('content-type')?.startsWith('text/html') !== true)
    return new Response(response.body, { status: response.status, headers })
  headers.delete('content-length')
  return new Response((await response.text()).replace('</head>', SCRIPT), { status: response.status, headers })
}

/** Imports the site's module through Vite, again after each change. */
const siteModule = (client: ModuleClient): (() => Promise<SiteModule>) => {
  const runner = new ModuleRunner({ transport: { invoke: async (payload) => JSON.parse(await client.invoke(payload)) }, hmr: false })
  let version = ''
  let loading: Promise<SiteModule> | null = null
  return async () => {
    const current = await client.siteVersion()
    if (loading === null || current !== version) {
      version = current
      runner.clearCache()
      loading = runner.import<SiteModule>(ENTRY)
      // A module that throws on evaluation is retried with the next page.
      loading.catch(() => (loading = null))
    }
    return loading
  }
}

/** Serves the public site from its sources. Its pages have no shared address, so none is cached. */
export const devSite = (client: ModuleClient): Site => {
  const load = siteModule(client)
  const draw = createDraw()
  // Loads during the start of the server, so that the first page doesn't wait for it. The page reports a failure.
  load().catch(() => undefined)
  return {
    page: async (request, deps) => withReload(await (await load()).handle(request, { ...deps, draw })),
    shared: async () => null,
    address: () => null,
    preview: async (record, options) => (await load()).renderPreview(record, options),
  }
}
