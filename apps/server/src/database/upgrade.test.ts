import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTestDatabase, type TestDatabase } from '@captain/testing/database'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrate.ts'

const MIGRATIONS = fileURLToPath(new URL('../../migrations/', import.meta.url))
const FIRST = ['0001-auth.sql', '0010-content.sql']

let database: TestDatabase
let client: Client
let folder: string

/** A database as the first version left it. */
beforeEach(async () => {
  database = await createTestDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(
    'drop schema ai cascade; drop schema content cascade; drop schema auth cascade; drop schema mail cascade; drop schema platform cascade; drop table public.schema_migration',
  )
  folder = await mkdtemp(join(tmpdir(), 'captain-migrations-'))
  for (const name of FIRST) await copyFile(join(MIGRATIONS, name), join(folder, name))
  await migrate({ url: database.url, folder })
})

afterEach(async () => {
  await client.end()
  await database.drop()
  await rm(folder, { recursive: true })
})

const DOCUMENTS = {
  working: { clerk: 'b', hosts: [] },
  shown: { clerk: 'a', hosts: [{ who: 'b' }, { who: 'a' }], note: 'a b', body: { ja: { blocks: [{ text: 'a' }] } } },
}

/** Menu entries whose first one belongs to the second group. */
const MENU = `
  insert into content.entry (tenant_id, id, type, status, data, published, position, published_position, ja_updated_at, created_at, created_by_name, updated_at, updated_by_name)
  select 1, id, type, 'published', data::jsonb, data::jsonb, position, position, now(), now(), 'x', now(), 'x' from (values
    ('g1', 'tenant-menu-category', '{}', e'10\\x01'), ('g2', 'tenant-menu-category', '{}', e'20\\x01'),
    ('m1', 'tenant-menu', '{"category":"g2"}', e'10\\x01'), ('m2', 'tenant-menu', '{"category":"g1"}', e'20\\x01')) made (id, type, data, position)`

test('a database of the first version learns which public copies name an account, and lists menus by their groups', async () => {
  await client.query(`insert into auth."user" (id, name, email) values ('a', 'a', 'a@example.com'), ('b', 'b', 'b@example.com')`)
  await client.query(
    `insert into content.entry (tenant_id, id, type, status, data, published, position, ja_updated_at, created_at, created_by_name, updated_at, updated_by_name)
     values (7, 'one', 'shift', 'published', $1, $2, '', now(), now(), 'x', now(), 'x')`,
    [DOCUMENTS.working, DOCUMENTS.shown],
  )
  await client.query(`insert into content.entry_account (tenant_id, entry_id, path, account_id) values (7, 'one', 'clerk', 'b')`)
  await client.query(MENU)
  await client.query(
    `insert into content.entry_index (tenant_id, entry_id, type, stage, field, val, position) values (1, 'm1', 'tenant-menu', 1, 'isPublished', 'true', e'10\\x01')`,
  )

  await migrate({ url: database.url })
  const places = await client.query(
    `select id, position, published_position = position as is_same from content.entry where type = 'tenant-menu' order by position`,
  )
  const [first, second] = ['10\u0001\u0002g1\u000120\u0001', '20\u0001\u0002g2\u000110\u0001']
  expect(places.rows).toEqual([
    { id: 'm2', position: first, is_same: true },
    { id: 'm1', position: second, is_same: true },
  ])
  expect((await client.query(`select position from content.entry_index where entry_id = 'm1'`)).rows).toEqual([{ position: second }])
  await client.query(`delete from auth."user" where id = 'a'`)

  const { rows } = await client.query(`select data, published from content.entry where id = 'one'`)
  expect(rows).toEqual([{ data: DOCUMENTS.working, published: { ...DOCUMENTS.shown, clerk: null, hosts: [{ who: 'b' }, { who: null }] } }])
  const named = await client.query('select stage, path, account_id from content.entry_account order by stage, path')
  expect(named.rows).toEqual([
    { stage: 0, path: 'clerk', account_id: 'b' },
    { stage: 1, path: 'hosts.0.who', account_id: 'b' },
  ])
  const forced = await client.query(`select relforcerowsecurity from pg_class where oid = 'content.entry'::regclass`)
  expect(forced.rows).toEqual([{ relforcerowsecurity: true }])
})
