import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DATABASE, SERVER_ROLE, SUPERUSER } from './constants.ts'
import { connectionString, PASSWORD_FILE, SERVER_PASSWORD_FILE } from './start-embedded.ts'

/** Line in PostgreSQL's pid file with its socket folder. */
const SOCKET_LINE = 4

/** Returns the URL of the embedded PostgreSQL that already runs on a data folder; null if none runs. */
export const attachEmbedded = async (dataDir: string): Promise<string | null> => {
  const text = await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').catch(() => null)
  const socketFolder = text?.split('\n')[SOCKET_LINE]?.trim() ?? ''
  if (socketFolder === '') return null
  const passwordIn = (name: string) => readFile(join(dataDir, name), 'utf8').then((password) => password.trim())
  const password = await passwordIn(SERVER_PASSWORD_FILE).catch(() => null)
  // Servers of earlier versions have no role.
  const login = password === null ? { role: SUPERUSER, password: await passwordIn(PASSWORD_FILE) } : { role: SERVER_ROLE, password }
  return connectionString(socketFolder, login, DATABASE)
}
