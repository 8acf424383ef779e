import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './database.ts'

const open = async (): Promise<{ database: TestDatabase; client: Client }> => {
  const database = await createTestDatabase()
  const client = new Client({ connectionString: database.url })
  client.on('error', () => undefined)
  await client.connect()
  onTestFinished(async () => {
    await client.end().catch(() => undefined)
  })
  return { database, client }
}

test('a test database is migrated, and its own', async () => {
  const [first, second] = await Promise.all([open(), open()])
  const migrations = await first.client.query('select name from public.schema_migration')
  expect(migrations.rows.length).toBeGreaterThan(0)

  await first.client.query('create table only_here (id int)')
  await expect(second.client.query('select * from only_here')).rejects.toThrow(/does not exist/)
  await Promise.all([first.database.drop(), second.database.drop()])
})

test('dropping ends the connections that a test forgot', async () => {
  const { database, client } = await open()
  await database.drop()
  await expect(client.query('select 1')).rejects.toThrow(/terminat|closed|not queryable/i)
})
