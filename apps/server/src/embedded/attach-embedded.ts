import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DATABASE, SERVER_ROLE } from './constants.ts'
import { connectionString, SERVER_PASSWORD_FILE } from './start-embedded.ts'

/** Line in PostgreSQL's pid file with its socket folder. */
const SOCKET_LINE = 4

/** Returns the URL of the embedded PostgreSQL that already runs on a data folder; null if none runs. */
export const attachEmbedded = async (dataDir: string): Promise<string | null> => {
  const text = await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').catch(() => null)
  const socketFolder = text?.split('\n')[SOCKET_LINE]?.trim() ?? ''
  if (socketFolder === '') return null
  const password = (await readFile(join(dataDir, SERVER_PASSWORD_FILE), 'utf8')).trim()
  return connectionString(socketFolder, { role: SERVER_ROLE, password }, DATABASE)
}
