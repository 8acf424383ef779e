import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startError } from '../errors.ts'
import { lockFile } from './file-lock.ts'
import { processIdentity } from './process-identity.ts'

/** Returns the number of the running process that a holder file names; null if there is none. */
const runningHolder = async (path: string): Promise<number | null> => {
  const [first = '', ...identity] = (await readFile(path, 'utf8').catch(() => '')).trim().split(' ')
  const pid = Number(first)
  return Number.isInteger(pid) && pid > 0 && (await processIdentity(pid)) === identity.join(' ') ? pid : null
}

/** Deletes the file of a holder that has ended, but not one that an earlier version creates in its place. */
const removeStale = async (path: string): Promise<void> => {
  const aside = `${path}.${process.pid}`
  await rename(path, aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  await ((await runningHolder(aside)) === null ? rm(aside, { force: true }) : rename(aside, path))
}

/** Names this process in a holder file; returns false if the file exists, which another process may have created a moment ago. */
const createHolder = async (path: string): Promise<boolean> => {
  const content = `${process.pid} ${(await processIdentity(process.pid)) ?? ''}\n`
  return writeFile(path, content, { mode: 0o600, flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
      return false
    },
  )
}

const inUse = (dataDir: string, holder: number | null) =>
  startError(
    holder === null
      ? `Captain already runs on ${dataDir}, in a process that cannot be seen from here, such as one of another container, or the file ` +
          'system does not support locks. Stop that process first, or set CAPTAIN_DATA_DIR to another folder.'
      : `Captain already runs on ${dataDir} (process ${holder}). Stop it first, or set CAPTAIN_DATA_DIR to another folder.`,
  )

/**
 * Locks a data folder for this process and returns a function that unlocks it. Throws a StartError if another process has it. The holder
 * file next to the lock names the process. Versions until November 2026 have only this file; they and this version exclude each other.
 */
export const lockDataFolder = async (dataDir: string): Promise<() => Promise<void>> => {
  const holderFile = join(dataDir, 'captain.lock')
  const release = await lockFile(join(dataDir, 'captain.lock.sqlite'))
  try {
    const holder = await runningHolder(holderFile)
    if (release === null || holder !== null) throw inUse(dataDir, holder)
    await removeStale(holderFile)
    if (!(await createHolder(holderFile))) throw inUse(dataDir, await runningHolder(holderFile))
  } catch (error) {
    release?.()
    throw error
  }
  let unlocking: Promise<void> | undefined
  // The second call of a failed start must not delete the file of the next holder.
  return () => (unlocking ??= rm(holderFile, { force: true }).finally(release))
}
