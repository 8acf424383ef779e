import { createTestDatabase } from '@captain/testing/database'
import { Pool, type QueryConfig } from 'pg'
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
  const timed = async (asker: object): Promise<number> => {
    const started = performance.now()
    await queries.query(asker, { text: 'select 1' })
    return performance.now() - started
  }
  await locker.query('begin; lock table content.holiday')
  const waiting = queries.query(slow, { text: 'select count(*) from content.holiday' })
  // The lock is held at the same time, so this ends only because the query is sent on the pool as well.
  const waited = await timed(other)
  expect(waited).toBeGreaterThan(400)
  // The quickest of several: a busy machine delays some.
  const times: number[] = []
  for (let count = 0; count < 5; count += 1) times.push(await timed(later))
  expect(Math.min(...times)).toBeLessThan(waited / 2)
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
  const limits: unknown[] = []
  const onPool = {
    options: limited.options,
    query: ((statement: QueryConfig & { readonly query_timeout?: number }) => {
      limits.push(statement.query_timeout)
      return limited.query(statement)
    }) as Pool['query'],
  }
  const queries = createHearingQueries(onPool)
  queries.listenOn(listener)
  await locker.query('begin; lock table content.holiday')
  try {
    await expect(queries.query({}, { text: 'select count(*) from content.holiday' })).rejects.toThrow('Query read timeout')
    // Half a second had passed on the listening connection.
    expect(limits).toEqual([expect.toSatisfy((limit: number) => limit > 0 && limit <= 2501)])
  } finally {
    await locker.query('rollback')
    queries.listenOn(null)
    locker.release()
    listener.release(true)
    await limited.end()
  }
})
