import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

test('keeps nothing of a file that fails, and names it', async () => {
  await run()
  await writeFile(join(folder, '0003-broken.sql'), 'create table dog (id int); select nonsense')
  await expect(run()).rejects.toThrow('0003-broken.sql failed, and nothing of it was kept')
  expect(await rows(`select to_regclass('dog')`)).toEqual([null])
  await writeFile(join(folder, '0003-broken.sql'), 'create table dog (id int)')
  await run()
  expect(await rows('select count(*)::int from public.schema_migration')).toEqual([3])
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
