import { clientFor } from '@captain/t1'
import { watchDatabase } from '../proc/database-usage.ts'
import type { SizedDatabase } from '../databases/sized-databases.ts'
import type { Target } from '../load/measure.ts'
import { startProduction, type Production } from '../product/start-production.ts'
import { BENCH_OWNER, BENCH_PASSWORD, withoutDemoAccounts } from '../product/without-demo-accounts.ts'
import { readSurroundings } from '../seed/write-originals.ts'
import { openStaffSession } from '../staff-session.ts'
import { createColdWalk, type ColdWalk } from './cold-walk.ts'
import { readArticles, readRequests, sortOfCursor, type ReadRow, type Reads } from './read-requests.ts'
import { createWrites, type Writes } from './write-requests.ts'

/** Captain in production on a database of some size. */
export type Captain = {
  readonly database: SizedDatabase
  readonly target: Target
  readonly headers: Readonly<Record<Reads['as'], Readonly<Record<string, string>>>>
  readonly reads: Readonly<Record<ReadRow, Reads>>
  readonly writes: Writes
  readonly walk: ColdWalk
  readonly megabytes: () => number
  /** Restarts the server on the same port; returns the seconds until it is ready. */
  readonly restart: (workers?: number) => Promise<number>
  readonly stop: () => Promise<void>
}

/** A returning visitor; the first visit sets the cookie. */
const READER = { cookie: 'i18n_redirected=ja' }

/** Starts the built server for a database, signed in as an account that owns every tenant. */
export const openCaptain = async (database: SizedDatabase, dataDir: string): Promise<Captain> => {
  const { url } = database
  await withoutDemoAccounts(url)
  const watched = await watchDatabase(url)
  let server: Production = await startProduction({ databaseUrl: url, dataDir })
  const { baseUrl } = server
  const stop = async () => {
    await server.stop()
    await watched.stop()
  }
  const restart = async (workers?: number): Promise<number> => {
    await server.stop()
    server = await startProduction({
      databaseUrl: url,
      dataDir,
      port: Number(new URL(baseUrl).port),
      ...(workers !== undefined && { workers }),
    })
    return server.seconds
  }
  try {
    const session = await openStaffSession({ baseUrl, demoPassword: BENCH_PASSWORD, email: BENCH_OWNER })
    const articles = await readArticles(url)
    const { next } = await clientFor(session.http).article.list({ limit: 1 })
    const writes = createWrites(url, articles, await readSurroundings(session))
    return {
      database,
      target: { baseUrl, cpuSeconds: async () => ({ server: server.usage().seconds, database: await watched.seconds() }) },
      headers: { guest: {}, reader: READER, staff: { ...session.headers, 'content-type': 'application/json' } },
      reads: await readRequests(url, articles, sortOfCursor(next ?? '')),
      writes,
      walk: createColdWalk(async () => void (await restart())),
      megabytes: () => server.usage().megabytes,
      restart,
      stop: async () => {
        await stop()
        await writes.clear()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}
