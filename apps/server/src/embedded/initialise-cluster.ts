import { execFile } from 'node:child_process'
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { propertyOf } from '@captain/http-core'
import { startError } from '../errors.ts'
import { ENVIRONMENT, MAJOR_VERSION, SUPERUSER } from './constants.ts'
import type { SystemUser } from './system-user.ts'

const run = promisify(execFile)

type Cluster = { readonly programs: string; readonly cluster: string; readonly password: string; readonly user: SystemUser | null }

/** Returns the line of an output that says what failed; the lines after it may only say what is removed. */
const reasonIn = (output: string): string => {
  const lines = output.trim().split('\n')
  return lines.find((line) => /No space left|error:|FATAL:|PANIC:/.test(line)) ?? lines.at(-1) ?? ''
}

const initdb = async ({ programs, cluster, password, user }: Cluster, folder: string): Promise<void> => {
  const passwordFile = join(cluster, 'initial-password')
  await rm(passwordFile, { force: true })
  await writeFile(passwordFile, password, { flag: 'wx', mode: 0o600 })
  if (user !== null) await chown(passwordFile, user.uid, user.gid)
  const options = [
    ['--pgdata', folder],
    ['--username', SUPERUSER],
    ['--pwfile', passwordFile],
    ['--auth', 'scram-sha-256'],
    ['--encoding', 'UTF8'],
    ['--locale', 'C'],
    ['--locale-provider', 'builtin'],
    ['--builtin-locale', 'C.UTF-8'],
    ['--data-checksums'],
    ['--no-instructions'],
  ].flat()
  try {
    await run(join(programs, 'initdb'), options, { uid: user?.uid, gid: user?.gid, cwd: '/', env: ENVIRONMENT })
  } catch (error) {
    const output = propertyOf(error, 'stderr')
    const reason = typeof output === 'string' ? reasonIn(output) : ''
    throw startError(`PostgreSQL could not set up its folder ${folder}: ${reason}`, error)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/**
 * Creates the cluster on first use: UTF-8, code-point order, checksums, passwords only. An interrupted start leaves nothing that a later
 * one would mistake for a complete cluster.
 */
export const initialiseCluster = async (target: Cluster): Promise<string> => {
  const data = join(target.cluster, 'data')
  const version = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version === null) {
    const draft = join(target.cluster, 'data.unfinished')
    await rm(draft, { recursive: true, force: true })
    await initdb(target, draft)
    await rename(draft, data)
  } else if (version.trim() !== MAJOR_VERSION) {
    throw startError(
      `${data} was written by PostgreSQL ${version.trim()}, and this Captain brings PostgreSQL ${MAJOR_VERSION}. Move the data with pg_dump and pg_restore, or use the Captain version that wrote it.`,
    )
  }
  return data
}
