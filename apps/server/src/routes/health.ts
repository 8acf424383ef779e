import type { Hono } from 'hono'
import type { ServerEnv } from '../web/request-variables.ts'

const answer = (status: 200 | 503, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })

/**
 * Mounts `/healthz`, which reports that the process runs, and `/readyz`, which reports that it accepts requests and reaches its database.
 */
export const mountHealth = (app: Hono<ServerEnv>, isReady: () => Promise<boolean>): void => {
  app.get('/healthz', () => answer(200, 'ok\n'))
  app.get('/readyz', async () => ((await isReady()) ? answer(200, 'ready\n') : answer(503, 'not ready\n')))
}
