import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** System account that runs PostgreSQL's processes. */
export type SystemUser = { readonly uid: number; readonly gid: number; readonly name: string }

const lookUp = (name: string): SystemUser | null => {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [user, , uid, gid] = line.split(':')
    if (user === name && Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) }
  }
  return null
}

const createPostgres = (): SystemUser | null => {
  const options = ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin']
  spawnSync('useradd', [...options, '--user-group', 'postgres'], { stdio: 'ignore' })
  return lookUp('postgres')
}

/**
 * Returns the account that runs PostgreSQL; null means the current one. PostgreSQL refuses to run as root, so root uses the account
 * `postgres`, created if missing, or `nobody`.
 */
export const chooseSystemUser = (): SystemUser | null =>
  process.getuid?.() === 0 ? (lookUp('postgres') ?? createPostgres() ?? lookUp('nobody')) : null

/** Returns whether the account can enter a folder, tested as that account. */
export const canEnter = (user: SystemUser | null, folder: string): boolean =>
  user === null ||
  spawnSync('/bin/sh', ['-c', 'test -x "$0"', folder], { uid: user.uid, gid: user.gid, cwd: '/', stdio: 'ignore' }).status === 0
