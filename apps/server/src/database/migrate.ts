import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from '@captain/database'
import { errorMessage } from '@captain/http-core'
import { Client } from 'pg'
import { StartError, startError } from '../errors.ts'
import { ensureTenantRole, noteRights } from './tenant-role.ts'

export type MigrateOptions = {
  readonly url: string
  /** Folder of `0001-name.sql` files. Default: the server's migrations. */
  readonly folder?: string
  readonly log?: Logger
}

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string }

const OWN_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Advisory lock shared by all servers: one migrates, the others wait. */
const LOCK = 7_220_011

const read = async (folder: string): Promise<readonly Migration[]> => {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

const applied = async (client: Client): Promise<ReadonlyMap<string, string>> => {
  await client.query(
    'create table if not exists public.schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from public.schema_migration')
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

const check = (migrations: readonly Migration[], done: ReadonlyMap<string, string>): void => {
  for (const { name, checksum } of migrations) {
    if (done.has(name) && done.get(name) !== checksum) {
      throw startError(
        `The migration ${name} was changed after this database had applied it. Restore the file, and put the change into a new one.`,
      )
    }
  }
  const known = new Set(migrations.map((migration) => migration.name))
  const newer = [...done.keys()].find((name) => !known.has(name))
  if (newer !== undefined)
    throw startError(`This database has the migration ${newer}, which this Captain does not know: it was written by a newer version.`)
}

/** Set while the transaction of the migrations runs, and gone with it. */
const MARK = 'captain.migrating'

const apply = async (client: Client, { name, sql, checksum }: Migration): Promise<void> => {
  try {
    await client.query(sql)
    const { rows } = await client.query<{ mark: string | null }>('select current_setting($1, true) as mark', [MARK])
    if (rows[0]?.mark !== 'on') throw new Error('it ends the transaction of all migrations')
    await client.query('insert into public.schema_migration (name, checksum) values ($1, $2)', [name, checksum])
  } catch (error) {
    throw startError(`The migration ${name} failed, and no new migration was kept: ${errorMessage(error)}`, error)
  }
}

/** Applies migrations in one transaction, so that after a failure the version that wrote the database still starts on it. */
const applyAll = async (client: Client, migrations: readonly Migration[]): Promise<void> => {
  try {
    await client.query(`begin; set local ${MARK} = 'on'`)
    for (const migration of migrations) await apply(client, migration)
    await noteRights(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error instanceof StartError ? error : startError(`No new migration was kept: ${errorMessage(error)}`, error)
  }
}

/**
 * Migrates a database: runs each file once, in order, all new ones in one transaction. First ensures the role of tenants' work. Servers
 * that start concurrently wait for each other.
 */
export const migrate = async ({ url, folder = OWN_FOLDER, log }: MigrateOptions): Promise<void> => {
  const migrations = await read(folder)
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw startError(`The database does not answer: ${errorMessage(error)}`, error)
  }
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const done = await applied(client)
    check(migrations, done)
    const restored = await ensureTenantRole(client)
    if (restored > 0) log?.warn({ rights: restored }, 'rights that a restored dump lacked were granted again')
    const missing = migrations.filter(({ name }) => !done.has(name))
    // Also after an update from a version that did not note the rights.
    await applyAll(client, missing)
    for (const { name } of missing) log?.info({ migration: name }, 'migration applied')
  } finally {
    // Closing the connection releases the lock too.
    await client.end()
  }
}
