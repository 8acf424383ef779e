import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { lockDataFolder } from '../apps/server/src/embedded/data-lock.ts'
import { StartError } from '../apps/server/src/errors.ts'

type Unlock = () => Promise<void>

const lock = async (folder: string): Promise<Unlock> => {
  for (;;) {
    try {
      return await lockDataFolder(folder)
    } catch (error) {
      if (!(error instanceof StartError)) throw error
      await delay(100)
    }
  }
}

/** Runs work on the builds of a folder while no other process does. A read-only installation is not built, so it needs no lock. */
export const alone = async (root: string, work: () => Promise<void>): Promise<void> => {
  const folder = join(root, 'node_modules/.cache/captain-build')
  const unlock = await mkdir(folder, { recursive: true }).then(
    () => lock(folder),
    () => null,
  )
  try {
    await work()
  } finally {
    await unlock?.()
  }
}
