import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { lockFile } from '../apps/server/src/embedded/file-lock.ts'

const lock = async (path: string): Promise<() => void> => {
  let unlock = await lockFile(path)
  if (unlock === null) process.stdout.write('Waiting for another process that builds in this folder …\n')
  while (unlock === null) {
    await delay(100)
    unlock = await lockFile(path)
  }
  return unlock
}

/** Creates the folder of the lock; false if it cannot be written to. */
const prepare = async (folder: string): Promise<boolean> => {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Runs work on the builds of a folder while no other process does. A read-only installation is not built, so it needs no lock. */
export const withBuildLock = async (root: string, work: () => Promise<void>): Promise<void> => {
  const folder = join(root, 'node_modules/.cache/captain-build')
  const unlock = (await prepare(folder)) ? await lock(join(folder, 'lock.sqlite')) : null
  try {
    await work()
  } finally {
    unlock?.()
  }
}
