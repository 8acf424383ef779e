import { createServer, type AddressInfo } from 'node:net'
import { createTestDatabase, type TestDatabase } from '@captain/testing/database'
import { openRelay } from '@captain/testing/database-relay'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isDatabaseDown } from './is-database-down.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.drop())

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.fail('the query was answered'),
    (error: unknown) => error,
  )

const connected = async (): Promise<Client> => {
  const client = new Client({ connectionString: database.url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

const endBackend = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const other = await connected()
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await other.end()
}

describe('a database that is gone', () => {
  test('whose server ended the connection during a query', async () => {
    const client = await connected()
    expect(isDatabaseDown(await failureOf(client.query('select pg_terminate_backend(pg_backend_pid())')))).toBe(true)
  })

  test('whose connection had broken before the next query of the same transaction', async () => {
    const client = await connected()
    const ended = new Promise<void>((resolve) => void client.once('end', resolve))
    await endBackend(client)
    await ended
    expect(isDatabaseDown(await failureOf(client.query('select 1')))).toBe(true)
  })

  test('whose connection had been closed', async () => {
    const client = await connected()
    await client.end()
    expect(isDatabaseDown(await failureOf(client.query('select 1')))).toBe(true)
  })

  test('whose connection was reset on the way', async () => {
    const way = await openRelay(database.url)
    const client = new Client({ connectionString: way.url })
    client.on('error', () => undefined)
    await client.connect()
    const waiting = failureOf(client.query('select pg_sleep(20)'))
    way.reset()
    expect(isDatabaseDown(await waiting)).toBe(true)
    expect(isDatabaseDown(await failureOf(client.query('select 1')))).toBe(true)
    await way.close()
  })

  test('that nobody reaches, or reaches in time', async () => {
    const away = new Pool({ connectionString: 'postgresql://captain@localhost:1/captain' })
    expect(isDatabaseDown(await failureOf(away.query('select 1')))).toBe(true)
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve))
    const late = new URL(`postgresql://captain@127.0.0.1:${(silent.address() as AddressInfo).port}/captain`)
    const client = new Client({ connectionString: late.href, connectionTimeoutMillis: 50 })
    expect(isDatabaseDown(await failureOf(client.connect()))).toBe(true)
    silent.close()
  })
})

test('a query that is wrong is no database that is gone', async () => {
  const client = await connected()
  for (const text of ['select nonsense', 'select 1/0', `insert into content.tax_rate values ('standard', '10.0', '2019-10-01')`])
    expect(isDatabaseDown(await failureOf(client.query(text))), text).toBe(false)
  expect(isDatabaseDown('57P01')).toBe(false)
  await client.end()
})
