import { createTestDatabase } from '@captain/testing/database'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHearingQueries } from './hearing-queries.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let pool: Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new Pool({ connectionString: database.url, max: 4, pipeline: true })
  pool.on('error', () => undefined)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

test('a query that waits for a lock delays the others by half a second at most, and counts as heard only with its result', async () => {
  const [locker, listener] = [await pool.connect(), await pool.connect()]
  const queries = createHearingQueries(pool)
  queries.listenOn(listener)
  const [slow, other, later] = [{}, {}, {}]
  await locker.query('begin; lock table content.holiday')
  const waiting = queries.query(slow, { text: 'select count(*) from content.holiday' })
  const started = performance.now()
  await queries.query(other, { text: 'select 1' })
  const [waited, again] = [performance.now() - started, performance.now()]
  await queries.query(later, { text: 'select 1' })
  expect([waited > 400 && waited < 2000, performance.now() - again < 400]).toEqual([true, true])
  expect([other, later].map((asker) => queries.hasHeard(asker))).toEqual([false, false])
  await locker.query('commit')
  expect((await waiting).rows).toHaveLength(1)
  const quick = {}
  await expect
    .poll(async () => [(await queries.query(quick, { text: 'select 1' })).rows.length, queries.hasHeard(quick)])
    .toEqual([1, true])
  queries.listenOn(null)
  for (const client of [locker, listener]) client.release()
})

test('a query that was sent twice has one time limit', async () => {
  const limited = new Pool({ connectionString: database.url, max: 4, pipeline: true, query_timeout: 3000 })
  limited.on('connect', (client) => void client.on('error', () => undefined))
  const [locker, listener] = [await pool.connect(), await limited.connect()]
  const queries = createHearingQueries(limited)
  queries.listenOn(listener)
  await locker.query('begin; lock table content.holiday')
  try {
    const started = performance.now()
    await expect(queries.query({}, { text: 'select count(*) from content.holiday' })).rejects.toThrow('Query read timeout')
    expect(performance.now() - started).toBeLessThan(3400)
  } finally {
    await locker.query('rollback')
    queries.listenOn(null)
    locker.release()
    listener.release(true)
    await limited.end()
  }
})
