import { openCluster } from './databases/cluster.ts'
import { serve } from './content/serve.ts'
import { startProduction, type Production } from './product/start-production.ts'
import { BENCH_OWNER, BENCH_PASSWORD, withoutDemoAccounts } from './product/without-demo-accounts.ts'
import { writeOriginals } from './seed/write-originals.ts'
import { openStaffSession, type StaffSession } from './staff-session.ts'

export type ScratchProduct = {
  readonly server: Production
  readonly session: StaffSession
  /** Superuser connection, for seeding without the API. */
  readonly databaseUrl: string
  /** Starts one more server on the same database. */
  readonly startAnother: () => Promise<Production>
  /** Stops everything and deletes all data. */
  readonly stop: () => Promise<void>
}

/** Starts the built server in production, with demo data and some articles, on a temporary PostgreSQL and temporary folders. */
export const startScratchProduct = async (articles: number): Promise<ScratchProduct> => {
  const cluster = await openCluster({ folder: null, database: null })
  const { url: databaseUrl, dataDir } = cluster
  const running: Production[] = []
  const end = async () => {
    for (const server of running) await server.stop()
    await cluster.stop()
  }
  const startAnother = async () => {
    const server = await startProduction({ databaseUrl, dataDir })
    running.push(server)
    return server
  }
  try {
    const filling = await serve(databaseUrl, { dataDir })
    try {
      await writeOriginals(await openStaffSession(filling), articles)
    } finally {
      await filling.stop()
    }
    await withoutDemoAccounts(databaseUrl)
    const server = await startAnother()
    const session = await openStaffSession({ baseUrl: server.baseUrl, demoPassword: BENCH_PASSWORD, email: BENCH_OWNER })
    return { server, session, databaseUrl, startAnother, stop: end }
  } catch (error) {
    await end()
    throw error
  }
}
