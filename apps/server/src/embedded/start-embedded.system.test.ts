import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, realpath, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { startEmbedded } from './start-embedded.ts'

const holder = fileURLToPath(new URL('./hold-embedded.ts', import.meta.url))

let root: string
let dataDir: string
const children: ChildProcess[] = []

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'captain-embedded-'))
  await chmod(root, 0o755)
  dataDir = join(root, 'data')
})

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  // Processes that a killed process left behind must end before the folder is deleted.
  if ((await stat(dataDir).catch(() => null)) !== null) await (await startEmbedded({ dataDir })).stop()
  const cluster = await realpath(join(dataDir, 'postgres')).catch(() => null)
  if (cluster !== null) await rm(cluster, { recursive: true, force: true })
  await rm(root, { recursive: true, force: true })
})

const query = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

/** Runs the embedded server in a separate process and returns its first line. */
const startChild = async (): Promise<{ child: ChildProcess; said: string }> => {
  const child = spawn(process.execPath, [holder, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  const said = await new Promise<string>((resolve) => {
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim()))
    child.stderr.once('data', (chunk) => resolve(String(chunk).trim()))
  })
  return { child, said }
}

describe('embedded PostgreSQL', () => {
  test('starts on nothing, keeps its data, and is safe by its settings', async () => {
    const first = await startEmbedded({ dataDir })
    await query(first.url, "create table cat (name text); insert into cat values ('タマ')")
    await first.stop()

    const second = await startEmbedded({ dataDir })
    expect(await query(second.url, 'select name from cat')).toEqual([{ name: 'タマ' }])
    const [settings] = await query(
      second.url,
      `select current_setting('fsync') fsync, current_setting('data_checksums') checksums, current_setting('listen_addresses') addresses,
         current_setting('server_encoding') encoding, current_setting('password_encryption') passwords`,
    )
    expect(settings).toEqual({ fsync: 'on', checksums: 'on', addresses: '', encoding: 'UTF8', passwords: 'scram-sha-256' })
    expect((await stat(join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600)
    await expect(query(second.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password authentication failed')
    await second.stop()
  })

  test('serves as a role that is no superuser and owns the database', async () => {
    const server = await startEmbedded({ dataDir })
    expect(
      await query(server.url, 'select current_user::text as name, rolsuper, rolcreatedb from pg_roles where rolname = current_user'),
    ).toEqual([{ name: 'captain_server', rolsuper: false, rolcreatedb: false }])
    for (const statement of [
      `copy (select 1) to program 'true'`,
      `select pg_read_file('postgresql.conf')`,
      'alter system set fsync = off',
      'create database other',
    ])
      await expect(query(server.url, statement)).rejects.toThrow('permission denied')
    await migrate({ url: server.url })
    expect(await query(server.url, `select distinct tableowner from pg_tables where schemaname in ('content', 'auth', 'mail')`)).toEqual([
      { tableowner: 'captain_server' },
    ])
    await server.stop()
    for (const name of ['postgres-password', 'postgres-server-password']) expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600)
  })

  test('takes over what an earlier version wrote as the superuser', async () => {
    const before = await startEmbedded({ dataDir })
    await query(before.superuserUrl, `alter database captain owner to captain`)
    await migrate({ url: before.superuserUrl })
    await query(before.superuserUrl, `insert into auth."user" (id, name, email) values ('a', '港', 'a@example.com')`)
    await before.stop()
    const after = await startEmbedded({ dataDir })
    await migrate({ url: after.url })
    expect(await query(after.url, 'select name from auth."user"')).toEqual([{ name: '港' }])
    expect(
      await query(
        after.url,
        `select count(*)::int as left from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname in ('content', 'auth', 'mail', 'platform', 'ai', 'public') and c.relowner = 'captain'::regrole`,
      ),
    ).toEqual([{ left: 0 }])
    await query(after.url, 'alter table content.entry add column later int; begin; set local role captain_app; commit')
    await after.stop()
  })

  test('refuses a second process on the same folder in one line', async () => {
    const { child } = await startChild()
    await expect(startEmbedded({ dataDir })).rejects.toThrow(
      `Captain already runs on ${dataDir} (process ${child.pid}). Stop it first, or set CAPTAIN_DATA_DIR to another folder.`,
    )
    const { said } = await startChild()
    expect(said).toMatch(/^Captain already runs on .*$/)
    child.kill('SIGTERM')
    await once(child, 'exit')
  })

  test('takes over after kill -9, with every acknowledged write', async () => {
    const { child, said: url } = await startChild()
    await query(url, 'create table kept (id int)')
    const client = new Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    let acknowledged = 0
    const writing = (async () => {
      for (;;) {
        await client.query('insert into kept values ($1)', [acknowledged])
        acknowledged += 1
        if (acknowledged === 100) child.kill('SIGKILL')
      }
    })().catch(() => undefined)
    await once(child, 'exit')
    const next = await startEmbedded({ dataDir })
    await writing
    expect(acknowledged).toBeGreaterThanOrEqual(100)
    const [kept] = await query(next.url, 'select count(*)::int as rows from kept')
    expect(kept?.['rows']).toBeGreaterThanOrEqual(acknowledged)
    await next.stop()
  })

  test('runs again when PostgreSQL itself is killed', async () => {
    const server = await startEmbedded({ dataDir })
    await query(server.url, 'create table kept (id int); insert into kept values (1)')
    const pid = Number((await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split('\n')[0])
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => query(server.url, 'select id from kept').catch(() => null), { timeout: 120_000 }).toEqual([{ id: 1 }])
    await server.stop()
  })

  test('works below a folder that only its owner may enter', async () => {
    await chmod(root, 0o700)
    const first = await startEmbedded({ dataDir })
    await query(first.url, "create table cat (name text); insert into cat values ('ミケ')")
    await first.stop()
    const second = await startEmbedded({ dataDir })
    expect(await query(second.url, 'select name from cat')).toEqual([{ name: 'ミケ' }])
    await second.stop()
  })

  test('works in a folder whose path is too long for a socket', async () => {
    dataDir = join(root, 'a-folder-with-a-rather-long-name'.repeat(3))
    const server = await startEmbedded({ dataDir })
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await server.stop()
  })
})
