import { Pool } from 'pg'
import { attachEmbedded } from '../embedded/attach-embedded.ts'
import { startEmbedded } from '../embedded/start-embedded.ts'
import type { Environment } from '../environment.ts'
import { createLog } from '../log.ts'
import { migrate } from './migrate.ts'

/** The migrated database for a command of the command line. Another process may be serving on the embedded one: it is used beside it. */
export const openCommandDatabase = async ({
  databaseUrl,
  dataDir,
}: Pick<Environment, 'databaseUrl' | 'dataDir'>): Promise<{ readonly pool: Pool; close(): Promise<void> }> => {
  const known = databaseUrl ?? (await attachEmbedded(dataDir))
  const embedded = known === null ? await startEmbedded({ dataDir }) : null
  const url = known ?? embedded?.url ?? ''
  await migrate({ url, log: createLog({ logLevel: 'warn' }) })
  const pool = new Pool({ connectionString: url, max: 1 })
  // The server beside may stop its database; whatever is asked after that says so.
  pool.on('error', () => undefined)
  return {
    pool,
    close: async () => {
      await pool.end()
      await embedded?.stop()
    },
  }
}
