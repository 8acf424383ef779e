import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DATABASE } from './constants.ts'
import { connectionString } from './start-embedded.ts'

/** Line in PostgreSQL's pid file with its socket folder. */
const SOCKET_LINE = 4

/** Returns the URL of the embedded PostgreSQL that already runs on a data folder; null if none runs. */
export const attachEmbedded = async (dataDir: string): Promise<string | null> => {
  const text = await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').catch(() => null)
  const socketFolder = text?.split('\n')[SOCKET_LINE]?.trim() ?? ''
  if (socketFolder === '') return null
  return connectionString(socketFolder, (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim(), DATABASE)
}
