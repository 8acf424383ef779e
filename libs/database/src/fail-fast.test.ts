import { createTestDatabase, type TestDatabase } from '@captain/testing/database'
import { openRelay, type DatabaseRelay } from '@captain/testing/database-relay'
import { Pool, type PoolConfig } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { failFast } from './fail-fast.ts'

const LIMIT_MS = 4500

let database: TestDatabase
let relay: DatabaseRelay
let pool: Pool

const openPool = (options: PoolConfig = {}): Pool => {
  const made = new Pool({ connectionString: relay.url, max: 2, pipeline: true, query_timeout: LIMIT_MS, ...options })
  made.on('error', () => undefined)
  made.on('connect', (client) => void client.on('error', () => undefined))
  failFast(made)
  return made
}

beforeEach(async () => {
  database = await createTestDatabase()
  relay = await openRelay(database.url)
  pool = openPool()
})
afterEach(async () => {
  await pool.end()
  await relay.close()
  await database.drop()
})

const failureOf = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

test('work fails at once after the database was silent, and goes on soon', async () => {
  await pool.query('select 1')
  relay.swallow()
  expect(await failureOf(pool.query('select 1'))).toBe('Query read timeout')
  expect(await failureOf(pool.query('select 1'))).toMatch(/^timeout expired, because/)
  await expect.poll(() => failureOf(pool.query('select 1'))).toBeNull()
})

test('a slow statement of one request does not fail the work of others', async () => {
  const patient = openPool({ query_timeout: 7000 })
  const client = await patient.connect()
  try {
    // They are sent together, so the second one waits for the first. A busy machine may answer the first one seconds later.
    const slow = [1, 2].map(() => failureOf(client.query('select pg_sleep(3.6)')))
    expect(await Promise.all(slow)).toEqual([null, 'Query read timeout'])
    expect(await failureOf(patient.query('select 1'))).toBeNull()
  } finally {
    client.release(true)
    await patient.end()
  }
})

test('work that waits for a connection past its time limit and past a silence fails once', async () => {
  const full = openPool({ max: 1, query_timeout: 300, connectionTimeoutMillis: 600 })
  const client = await full.connect()
  try {
    relay.swallow()
    const waits = failureOf(full.query('select 1'))
    expect(await failureOf(client.query('select 1'))).toBe('Query read timeout')
    expect(await waits).toMatch(/^timeout expired, because/)
    // The pool gives up the same wait later, without a connection: an exception there would end the process.
    await expect.poll(() => full.waitingCount).toBe(0)
  } finally {
    client.release(true)
    await full.end()
  }
})
