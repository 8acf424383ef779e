import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { processIdentity } from '../apps/server/src/embedded/process-identity.ts'

const folderOf = (root: string): string => join(root, 'node_modules/.cache/captain-running')

/** Notes that this process becomes a server that runs from the folder. A folder that cannot be written to cannot be built either. */
export const noteServer = async (root: string): Promise<void> => {
  try {
    await mkdir(folderOf(root), { recursive: true })
    await writeFile(join(folderOf(root), String(process.pid)), (await processIdentity(process.pid)) ?? '')
  } catch {
    // A read-only installation.
  }
}

/** Returns the process numbers of the servers that run from the folder. */
export const runningServers = async (root: string): Promise<readonly number[]> => {
  const running: number[] = []
  for (const name of await readdir(folderOf(root)).catch(() => [])) {
    const path = join(folderOf(root), name)
    const identity = await readFile(path, 'utf8').catch(() => '')
    if (identity !== '' && (await processIdentity(Number(name))) === identity) running.push(Number(name))
    else await rm(path, { force: true })
  }
  return running
}
