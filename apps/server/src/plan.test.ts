import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { compileCache } from '@captain/testing/compile-cache'
import { createTestDatabase, execute, type TestDatabase } from '@captain/testing/database'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runPlan } from './plan-command.ts'

const SCRIPT = fileURLToPath(new URL('plan.ts', import.meta.url))

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const valuesOf = async (url: string, text: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query({ text, rowMode: 'array' })).rows
  } finally {
    await client.end()
  }
}

type Printed = { readonly code: number; readonly printed: string }

const environment = () => ({
  ...process.env,
  ...compileCache,
  DATABASE_URL: database.url,
  CAPTAIN_BASE_URL: 'https://captain.example',
  CAPTAIN_SECRET: 's'.repeat(40),
})

/** Runs the command in this process, which takes a tenth of the time of a new one. */
const plan = (...args: readonly string[]): Promise<Printed> =>
  runPlan(args, environment()).then(
    ({ text, isRefused }) => ({ code: isRefused ? 1 : 0, printed: text }),
    (error: unknown) => ({ code: 1, printed: String(error) }),
  )

const planProcess = (...args: readonly string[]): Promise<Printed> =>
  promisify(execFile)(process.execPath, [SCRIPT, ...args], { env: environment() }).then(
    ({ stdout }) => ({ code: 0, printed: stdout }),
    (error: { readonly code: number; readonly stdout: string; readonly stderr: string }) => ({
      code: error.code,
      printed: error.stdout + error.stderr,
    }),
  )

test('the plan changes nothing in a database of an earlier version', async () => {
  await execute(
    database.url,
    `alter table content.declared_type rename to undeclared_type; delete from public.schema_migration where name >= '0140'`,
  )
  const migrations = () => valuesOf(database.url, 'select name from public.schema_migration order by name')
  const before = await migrations()
  expect(await plan()).toEqual({ code: 0, printed: expect.stringContaining('does not know yet') })
  expect(await migrations()).toEqual(before)
  await execute(database.url, 'alter table content.restore_point rename to unknown_point')
  expect(await plan('--undo', '01KAJ0000000000000000000AA')).toEqual({
    code: 1,
    printed: expect.stringContaining('has no restore points yet'),
  })
  await execute(database.url, 'alter table content.unknown_point rename to restore_point')
  expect(await migrations()).toEqual(before)
  await execute(database.url, 'alter table content.undeclared_type rename to declared_type')
})

test('the plan says what would be lost, and that nothing is', async () => {
  expect(await plan()).toEqual({ code: 0, printed: expect.stringContaining('The declarations fit the stored records.') })
  const field = { kind: 'text', required: 'optional', localized: false, options: [] }
  await execute(
    database.url,
    `create table content.entry_t1 partition of content.entry for values in (1);
     insert into content.declared_type (tenant_id, type, shape)
       values (1, 'former', '{"fields": {}, "indexed": []}'), (1, 'article', '${JSON.stringify({ fields: { leaflet: field }, indexed: [[], []] })}');
     insert into content.entry (tenant_id, id, type, status, data, position, ja_updated_at, created_at, created_by_name, updated_at, updated_by_name)
       values (1, '01ARZ3NDEKTSV4RRFFQ6000001', 'article', 'draft', '{"leaflet": "裏面"}', '', now(), now(), 'x', now(), 'x')`,
  )
  const { code, printed } = await planProcess()
  expect(code).toBe(1)
  expect(printed).toContain('✗ nyanko.article.leaflet: フィールドがなくなります（1件） / is removed (1 record)')
  expect(printed).toContain("removedFields: { …: 'keep' | 'drop' }")
  expect(printed).toContain('✓ nyanko.former: コンテンツタイプがなくなります（0件） / is removed (0 records)')
})

test('a restore point is listed, undone only with the declaration from before, and deleted', async () => {
  const id = '01KAJ0000000000000000000AA'
  await execute(
    database.url,
    `insert into content.restore_point (tenant_id, id, created_at, words, shapes, changes)
       values (1, '${id}', '2026-11-20T00:00:00Z', 'x', '{"gone": {"fields": {}, "indexed": [[], []]}}', '[]')`,
  )
  expect((await plan()).printed).toContain(`nyanko ${id} 2026-11-20（0件 / 0 records）`)
  expect(await plan('--undo', '01KAJ0000000000000000000BB')).toMatchObject({
    code: 1,
    printed: expect.stringContaining('no such restore point'),
  })
  expect(await plan('--undo', id)).toMatchObject({ code: 1, printed: expect.stringContaining('Deploy the declaration from before') })
  expect(await plan('--forget', id)).toMatchObject({ code: 0, printed: expect.stringContaining('is deleted') })
  expect((await plan()).printed).not.toContain(id)
})
