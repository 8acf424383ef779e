import { execFile } from 'node:child_process'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Creates a data folder that PostgreSQL's account can enter, also if the tests run as root. */
export const createDataFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'captain-test-'))
  await chmod(folder, 0o755)
  return folder
}

/** Copies a data folder of a stopped server, with its owners and permissions. */
export const copyDataFolder = async (from: string): Promise<string> => {
  const folder = await createDataFolder()
  await promisify(execFile)('cp', ['-a', `${from}/.`, folder])
  return folder
}

/** Names the folder of demo data that the full test run generated for all suites. */
export const DEMO_FOLDER = 'CAPTAIN_TEST_DEMO_FOLDER'

/**
 * Creates a data folder for a server with demo data: a copy of the run's demo data, or an empty one, which the server's first start fills.
 */
export const createDemoFolder = (): Promise<string> => {
  const made = process.env[DEMO_FOLDER] ?? ''
  // An empty name would be the root folder of the machine.
  return made === '' ? createDataFolder() : copyDataFolder(made)
}
