import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A fresh data folder, open to the account that PostgreSQL runs as when the tests run as root: then all of it lies in here. */
export const createDataFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'captain-test-'))
  await chmod(folder, 0o755)
  return folder
}
