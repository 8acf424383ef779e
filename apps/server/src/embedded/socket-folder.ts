import { createHash } from 'node:crypto'
import { chown, lstat, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SystemUser } from './system-user.ts'

/** Unix socket paths are limited to 107 bytes on Linux and 103 on macOS, including PostgreSQL's file name. */
const MAX_BYTES = 100

const fits = (folder: string): boolean => Buffer.byteLength(join(folder, '.s.PGSQL.5432')) < MAX_BYTES

const isOurs = async (folder: string, owner: number | undefined): Promise<boolean> => {
  const found = await lstat(folder)
  return found.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0
}

/** Creates a private folder for the socket: in the cluster's folder, or in the system's temporary folder if that path is too long. */
export const prepareSocketFolder = async (cluster: string, user: SystemUser | null): Promise<string> => {
  const inside = join(cluster, 'socket')
  const short = join(tmpdir(), `captain-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`)
  let folder = fits(inside) ? inside : short
  const made = await mkdir(folder, { mode: 0o700 }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
      return false
    },
  )
  if (!made && !(await isOurs(folder, user?.uid ?? process.getuid?.()))) folder = await mkdtemp(`${short}-`)
  if (user !== null) await chown(folder, user.uid, user.gid)
  return folder
}
