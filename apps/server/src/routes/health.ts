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
    // A folder that cannot be examined says nothing about its space.
    const space = await diskSpace?.().catch(() => undefined)
    const free = space === undefined ? '' : `${space.freeMebibytes} MiB free`
    // A full disk also stops the embedded database, so it is the reason of both.
    if (space?.level === 'full') return answer(503, `not ready: the disk is full, ${free}\n`)
    if (!(await isReady())) return answer(503, 'not ready\n')
    return space === undefined || space.level === 'enough'
      ? answer(200, `ready${stoppedIn(refused)}\n`)
      : answer(200, `ready, but the disk is nearly full, ${free}${stoppedIn(refused)}\n`)
  })
}
