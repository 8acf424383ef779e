import { createTestDatabase, type TestDatabase } from '@captain/testing/database'
import { Pool } from 'pg'
import { encodeTime } from 'ulid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { purgeEvents } from './purge-events.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let database: TestDatabase
let pool: Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new Pool({ connectionString: database.url, max: 2 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const write = async (daysAgo: number, count: number) => {
  const at = new Date(Date.now() - daysAgo * DAY_MS)
  await pool.query(
    `insert into content.audit_event (id, at, actor_name, action) select $1 || lpad(n::text, 16, '0'), $2, 'x', 'login' from generate_series(1, $3::int) n`,
    [encodeTime(at.getTime(), 10), at, count],
  )
}

test('events are kept for two years and no longer, however many there are', async () => {
  await write(1, 3)
  await write(729, 2)
  await write(733, 1500)
  await write(2000, 4)
  expect(await purgeEvents(pool)).toBe(1504)
  expect((await pool.query('select from content.audit_event')).rowCount).toBe(5)
  expect(await purgeEvents(pool)).toBe(0)
})
