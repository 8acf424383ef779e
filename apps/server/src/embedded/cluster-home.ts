import { randomBytes } from 'node:crypto'
import { chown, mkdir, readlink, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { canEnter, type SystemUser } from './system-user.ts'

const SYSTEM_FOLDER = '/var/lib/captain'

/** Location of a cluster: its folder, and a folder for programs that must be copied. */
export type ClusterHome = { readonly cluster: string; readonly programs: string }

const ownFolder = async (folder: string, user: SystemUser | null): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (user !== null) await chown(folder, user.uid, user.gid)
}

/** Returns the location in the pointer file of an earlier start; null if missing. */
const placeOf = async (pointer: string): Promise<string | null> => {
  const place = await readlink(pointer).catch(() => null)
  return place?.startsWith(`${SYSTEM_FOLDER}/`) === true ? place : null
}

/**
 * Chooses a folder that PostgreSQL's account can access. The default is inside the data folder. If root keeps the data in a folder that
 * other accounts cannot enter, the cluster is in /var/lib/captain and the data folder points to it.
 */
export const prepareHome = async (dataDir: string, user: SystemUser | null): Promise<ClusterHome> => {
  const inside = join(dataDir, 'postgres')
  if (canEnter(user, dataDir)) {
    await ownFolder(inside, user)
    return { cluster: inside, programs: dataDir }
  }
  const known = await placeOf(inside)
  const place = known ?? join(SYSTEM_FOLDER, randomBytes(8).toString('hex'))
  await mkdir(SYSTEM_FOLDER, { recursive: true, mode: 0o755 })
  await ownFolder(place, user)
  if (known === null) {
    await rm(inside, { force: true })
    await symlink(place, inside)
  }
  return { cluster: place, programs: SYSTEM_FOLDER }
}
