import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The system account that PostgreSQL's processes run as. */
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
 * Whom to run PostgreSQL as: null means as ourselves. PostgreSQL refuses to run as root, so root lends it the account
 * `postgres`, made when missing, or `nobody`.
 */
export const chooseSystemUser = (): SystemUser | null =>
  process.getuid?.() === 0 ? (lookUp('postgres') ?? createPostgres() ?? lookUp('nobody')) : null

/** Whether the account can enter a folder, tried as that account. */
export const canEnter = (user: SystemUser | null, folder: string): boolean =>
  user === null ||
  spawnSync('/bin/sh', ['-c', 'test -x "$0"', folder], { uid: user.uid, gid: user.gid, cwd: '/', stdio: 'ignore' }).status === 0
