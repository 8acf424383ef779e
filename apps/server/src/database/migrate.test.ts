import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTestDatabase, execute, type TestDatabase } from '@captain/testing/database'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrate.ts'

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await createTestDatabase()
  await execute(database.url, 'drop table public.schema_migration')
  folder = await mkdtemp(join(tmpdir(), 'captain-migrations-'))
  await writeFile(join(folder, '0001-cat.sql'), 'create table cat (id int); insert into cat values (1)')
  await writeFile(join(folder, '0002-more.sql'), "alter table cat add name text; insert into cat values (2, 'タマ')")
  await writeFile(join(folder, 'notes.txt'), 'not a migration')
})

afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const rows = async (text: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat() as unknown[]
  } finally {
    await client.end()
  }
}

const run = () => migrate({ url: database.url, folder })

test('applies each file once and in order, however many servers start at once', async () => {
  await Promise.all([run(), run(), run(), run()])
  expect(await rows('select id from cat order by id')).toEqual([1, 2])
  expect(await rows('select name from public.schema_migration order by applied_at')).toEqual(['0001-cat.sql', '0002-more.sql'])
})

test('keeps nothing of an update of which a file fails, and names the file', async () => {
  await run()
  await writeFile(join(folder, '0003-dog.sql'), 'create table dog (id int)')
  await writeFile(join(folder, '0004-broken.sql'), 'create table bird (id int); select nonsense')
  await writeFile(join(folder, '0005-fish.sql'), 'create table fish (id int)')
  await expect(run()).rejects.toThrow('0004-broken.sql failed, and no new migration was kept: column "nonsense" does not exist')
  expect(await rows(`select to_regclass(name) from unnest('{dog,bird,fish}'::text[]) name`)).toEqual([null, null, null])
  await writeFile(join(folder, '0004-broken.sql'), 'create table bird (id int)')
  await run()
  expect(await rows('select count(*)::int from public.schema_migration')).toEqual([5])
})

test('starts the earlier version after an update that failed', async () => {
  await run()
  await writeFile(join(folder, '0003-dog.sql'), 'create table dog (id int)')
  await writeFile(join(folder, '0004-broken.sql'), 'select nonsense')
  await expect(run()).rejects.toThrow('0004-broken.sql failed')
  for (const name of ['0003-dog.sql', '0004-broken.sql']) await rm(join(folder, name))
  await expect(run()).resolves.toBeUndefined()
})

test('keeps nothing where the transaction fails only at its end', async () => {
  await run()
  await writeFile(
    join(folder, '0003-late.sql'),
    'create table late (id int primary key, other int references late deferrable initially deferred); insert into late values (1, 2)',
  )
  await expect(run()).rejects.toThrow('No new migration was kept: insert or update on table "late" violates foreign key constraint')
  expect(await rows(`select to_regclass('late')`)).toEqual([null])
})

test.each([
  ['create index concurrently cat_name on cat (name)', 'CREATE INDEX CONCURRENTLY cannot'],
  ['vacuum cat', 'VACUUM cannot'],
  ['create table dog (id int); commit; begin', 'it ends the transaction of all migrations'],
])('refuses a file that cannot share a transaction by name: %s', async (sql, reason) => {
  await run()
  await writeFile(join(folder, '0003-alone.sql'), sql)
  await expect(run()).rejects.toThrow(`The migration 0003-alone.sql failed, and no new migration was kept: ${reason}`)
})

test('no migration of the product ends a transaction', async () => {
  const own = fileURLToPath(new URL('../../migrations/', import.meta.url))
  const files = await Promise.all((await readdir(own)).map(async (name) => [name, await readFile(join(own, name), 'utf8')] as const))
  const ends = /^\s*(?:commit|rollback|begin|start transaction)\s*;|\bconcurrently\b|^\s*vacuum\b/im
  expect(files.filter(([, sql]) => ends.test(sql)).map(([name]) => name)).toEqual([])
})

test('stops at a file that was changed after it had been applied', async () => {
  await run()
  await writeFile(join(folder, '0001-cat.sql'), 'create table cat (id bigint)')
  await expect(run()).rejects.toThrow('0001-cat.sql was changed')
})

test('stops at a database that a newer version has migrated', async () => {
  await run()
  await rm(join(folder, '0002-more.sql'))
  await expect(run()).rejects.toThrow('0002-more.sql, which this Captain does not know')
})

test('says plainly that there is no database', async () => {
  await expect(migrate({ url: 'postgresql://captain@localhost:1/captain', folder })).rejects.toThrow('The database does not answer')
})
