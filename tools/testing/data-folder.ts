import { execFile } from 'node:child_process'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A fresh data folder, open to the account that PostgreSQL runs as when the tests run as root: then all of it lies in here. */
export const createDataFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'captain-test-'))
  await chmod(folder, 0o755)
  return folder
}

/** A data folder like one that no server runs on, its owners and rights included. */
export const copyDataFolder = async (from: string): Promise<string> => {
  const folder = await createDataFolder()
  await promisify(execFile)('cp', ['-a', `${from}/.`, folder])
  return folder
}

/** Names the folder of demo data that a run of all tests has made for everybody who starts from it. */
export const DEMO_FOLDER = 'CAPTAIN_TEST_DEMO_FOLDER'

/** A data folder to start a server with demo data on: a copy of what this run has made once, else a fresh one, which the server's first start fills. */
export const createDemoFolder = (): Promise<string> => {
  const made = process.env[DEMO_FOLDER] ?? ''
  // An empty name would be the root of the machine.
  return made === '' ? createDataFolder() : copyDataFolder(made)
}
