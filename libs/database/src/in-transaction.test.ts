import { createTestDatabase, type TestDatabase } from '@captain/testing/database'
import { Pool, type PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from './in-transaction.ts'

let database: TestDatabase
let pool: Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new Pool({ connectionString: database.url, max: 2, options: '-c deadlock_timeout=100ms' })
  await pool.query('create table public.held (id int primary key, times int not null); insert into public.held values (1, 0), (2, 0)')
})

afterAll(async () => {
  await pool.end()
  await database.drop()
})

test('two that wait for each other both come to their end', async () => {
  const take = (client: PoolClient, id: number) => client.query('update public.held set times = times + 1 where id = $1', [id])
  const { promise: both, resolve } = Promise.withResolvers<void>()
  let holding = 0
  const work = (first: number, second: number) => async (client: PoolClient) => {
    await take(client, first)
    holding += 1
    if (holding === 2) resolve()
    await both
    await take(client, second)
  }
  await Promise.all([inTransaction(pool, work(1, 2)), inTransaction(pool, work(2, 1))])
  expect(holding).toBeGreaterThan(2)
  expect((await pool.query('select times from public.held')).rows).toEqual([{ times: 2 }, { times: 2 }])
})
