import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DATABASE } from './constants.ts'
import { connectionString } from './start-embedded.ts'

/** Line of PostgreSQL's own file on which it notes where its socket lies. */
const SOCKET_LINE = 4

/** The address of the embedded PostgreSQL that already runs on a data folder; null where none does. */
export const attachEmbedded = async (dataDir: string): Promise<string | null> => {
  const text = await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').catch(() => null)
  const socketFolder = text?.split('\n')[SOCKET_LINE]?.trim() ?? ''
  if (socketFolder === '') return null
  return connectionString(socketFolder, (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim(), DATABASE)
}
