import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createServer, type Connect, type HotPayload, type Plugin } from 'vite'
import { root } from '../root.ts'
import { RELOAD_EVENT, sitePages } from './site-pages.ts'

const CAPTAIN = join(root, 'apps/captain')

/** The part of Vite that the development server uses. */
export type DevVite = {
  readonly middlewares: Connect.Server
  /** Returns the back office's document as Vite serves it. */
  readonly document: () => Promise<string>
  /** Answers a call of a module runner in the server's process. */
  readonly invoke: (payload: HotPayload) => Promise<unknown>
  /** Counts the changes of modules that the site consists of. */
  readonly siteVersion: () => number
  readonly close: () => Promise<void>
}

/** Counts changes of the site's modules and reloads its open pages: they have no state to keep. */
const siteReload = (onChange: () => void): Plugin => ({
  name: 'captain:site-reload',
  hotUpdate({ modules, server }) {
    if (this.environment.name !== 'ssr' || modules.length === 0) return
    onChange()
    server.environments.client.hot.send(RELOAD_EVENT)
  },
})

/** Starts Vite for the back office, with hot updates over the origin's socket, and for the modules of the public site. */
export const createViteServer = async (origin: Server): Promise<DevVite> => {
  let version = 1
  const vite = await createServer({
    configFile: join(CAPTAIN, 'vite.config.ts'),
    cacheDir: join(root, 'node_modules/.vite/dev'),
    appType: 'custom',
    clearScreen: false,
    plugins: [siteReload(() => (version += 1)), sitePages()],
    server: { middlewareMode: true, ws: { server: origin }, cors: false, warmup: { clientFiles: ['./src/main.tsx'] } },
  })
  const { ssr } = vite.environments
  return {
    middlewares: vite.middlewares,
    document: async () => vite.transformIndexHtml('/', await readFile(join(CAPTAIN, 'index.html'), 'utf8')),
    invoke: (payload) => ssr.hot.handleInvoke(payload),
    siteVersion: () => version,
    close: () => vite.close(),
  }
}
