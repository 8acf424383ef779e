import { statfs } from 'node:fs/promises'
import type { Logger } from '@captain/database'

const MIB = 1024 * 1024

/** Free space, in bytes, below which uploads and saves may soon fail. */
const LOW_BYTES = 256 * MIB

/** Free space, in bytes, below which PostgreSQL may not be able to add a file to its log (16 MiB), and stops. */
const FULL_BYTES = 32 * MIB

export type DiskSpace = { readonly level: 'enough' | 'low' | 'full'; readonly freeMebibytes: number }

/** Returns the free space that a folder has on its disk. */
const diskSpaceOf = async (folder: string): Promise<DiskSpace> => {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  return { level: free < FULL_BYTES ? 'full' : free < LOW_BYTES ? 'low' : 'enough', freeMebibytes: Math.floor(free / MIB) }
}

/** Creates a function that returns the free space of a folder and logs each change of its level. */
export const watchDiskSpace = (folder: string, log: Logger): (() => Promise<DiskSpace>) => {
  let last: DiskSpace['level'] = 'enough'
  return async () => {
    const space = await diskSpaceOf(folder)
    if (space.level !== last) log[space.level === 'enough' ? 'info' : 'error']({ ...space }, 'the free space of the disk has changed')
    last = space.level
    return space
  }
}
