import type { Hono } from 'hono'
import type { DiskSpace } from '../disk-space.ts'
import type { ServerEnv } from '../web/request-variables.ts'

const answer = (status: 200 | 503, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })

const stoppedIn = (refused: ReadonlyMap<string, string>): string =>
  refused.size === 0 ? '' : `, without ${[...refused.keys()].join(', ')}`

export type Health = {
  readonly isReady: () => Promise<boolean>
  /** Default: the disk has enough space. */
  readonly diskSpace?: (() => Promise<DiskSpace>) | undefined
  /** Tenants that do not run, by slug. Default: none. */
  readonly refused?: ReadonlyMap<string, string> | undefined
}

/**
 * Mounts `/healthz`, which reports that the process runs, and `/readyz`, which reports that it accepts requests, reaches its database and
 * has space on its disk. Tenants that do not run are named; the others are ready.
 */
export const mountHealth = (app: Hono<ServerEnv>, { isReady, diskSpace, refused = new Map() }: Health): void => {
  app.get('/healthz', () => answer(200, 'ok\n'))
  app.get('/readyz', async () => {
    if (!(await isReady())) return answer(503, 'not ready\n')
    // A folder that cannot be examined says nothing about its space.
    const space = await diskSpace?.().catch(() => undefined)
    if (space === undefined || space.level === 'enough') return answer(200, `ready${stoppedIn(refused)}\n`)
    const free = `${space.freeMebibytes} MiB free`
    return space.level === 'full'
      ? answer(503, `not ready: the disk is full, ${free}\n`)
      : answer(200, `ready, but the disk is nearly full, ${free}${stoppedIn(refused)}\n`)
  })
}
