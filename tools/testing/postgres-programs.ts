import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'

const run = promisify(execFile)
const ROOT = '/usr/lib/postgresql'
const NEEDED = ['initdb', 'postgres', 'pg_dump', 'pg_restore']

/** Only what hangs takes longer, also on a busy machine. */
const START_MS = 240_000

/** An account of this machine; null means the current one. */
type Account = { readonly uid: number; readonly gid: number } | null

/** Returns the folder of an installed PostgreSQL with its tools (Debian, Ubuntu); null if there is none. */
export const postgresPrograms = (): string | null => {
  const folders = existsSync(ROOT) ? readdirSync(ROOT).map((version) => join(ROOT, version, 'bin')) : []
  return folders.find((folder) => NEEDED.every((name) => existsSync(join(folder, name)))) ?? null
}

export type TestCluster = {
  /** Address of a database, by default as the superuser. */
  readonly url: (database: string, user?: string) => string
  /** Options of PostgreSQL's tools that connect to it. */
  readonly options: readonly string[]
  readonly stop: () => Promise<void>
}

const isUp = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Starts an empty installed PostgreSQL that trusts everybody, on a socket in a temporary folder. */
export const startCluster = async (programs: string, account: Account): Promise<TestCluster> => {
  const folder = await mkdtemp(join(tmpdir(), 'captain-pg-'))
  await chmod(folder, 0o755)
  if (account !== null) await chown(folder, account.uid, account.gid)
  const as = { uid: account?.uid, gid: account?.gid, cwd: '/' }
  const data = join(folder, 'data')
  await run(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'], as)
  const settings = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`, '-c', 'fsync=off']
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], { ...as, stdio: 'ignore' })
  const url = (database: string, user = 'postgres') => `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(folder)}`
  const deadline = Date.now() + START_MS
  while (!(await isUp(url('postgres')))) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('The installed PostgreSQL did not start.')
    await delay(100)
  }
  return {
    url,
    options: ['--host', folder, '--username', 'postgres'],
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
