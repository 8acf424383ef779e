import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const run = (program: string, ...given: readonly string[]): boolean => spawnSync(program, given, { stdio: 'ignore' }).status === 0

/** Mounts an empty disk of some size, such as `256k`, on a folder. Returns a function that unmounts it. */
export const mountSmallDisk = async (folder: string, size: string): Promise<() => void> => {
  await mkdir(folder, { recursive: true })
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${size},mode=0755`, 'none', folder))
    throw new Error(`No disk could be mounted on ${folder}.`)
  return () => void run('umount', '--lazy', folder)
}

/** Returns whether this machine lets the tests mount a disk: on Linux, as root, outside most containers. */
export const canMountDisks = async (): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'captain-disk-'))
  const mounted = run('mount', '-t', 'tmpfs', '-o', 'size=64k', 'none', folder)
  if (mounted) run('umount', '--lazy', folder)
  await rmdir(folder).catch(() => undefined)
  return mounted
}
