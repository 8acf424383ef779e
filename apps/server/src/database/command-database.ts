import { Pool } from 'pg'
import { attachEmbedded } from '../embedded/attach-embedded.ts'
import { startEmbedded } from '../embedded/start-embedded.ts'
import type { Environment } from '../environment.ts'
import { createLog } from '../log.ts'
import { migrate } from './migrate.ts'

type CommandDatabase = { readonly pool: Pool; close(): Promise<void> }

type Opening = {
  /** A database `as it is` is not migrated. */
  readonly schema?: 'migrated' | 'as it is'
  readonly connections?: number
}

/**
 * Opens the database for a command, migrated unless it must stay as it is. If another process already runs the embedded database, the command
 * connects to it.
 */
export const openCommandDatabase = async (
  { databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  { schema = 'migrated', connections = 1 }: Opening = {},
): Promise<CommandDatabase> => {
  const known = databaseUrl ?? (await attachEmbedded(dataDir))
  const embedded = known === null ? await startEmbedded({ dataDir }) : null
  const url = known ?? embedded?.url ?? ''
  if (schema === 'migrated') await migrate({ url, log: createLog({ logLevel: 'warn' }) })
  const pool = new Pool({ connectionString: url, max: connections, pipeline: connections > 1 })
  // The other server may stop its database; later queries then fail with their own errors.
  pool.on('error', () => undefined)
  return {
    pool,
    close: async () => {
      await pool.end()
      await embedded?.stop()
    },
  }
}
