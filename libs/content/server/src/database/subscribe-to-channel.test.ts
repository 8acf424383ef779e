import { createTestDatabase, execute, type TestDatabase } from '@captain/testing/database'
import { openRelay, type DatabaseRelay } from '@captain/testing/database-relay'
import { Client, Pool } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '../testing/test-call.ts'
import { subscribeToChannel, type Subscription } from './subscribe-to-channel.ts'

/** A silence is noticed after seconds. */
const PATIENT = { timeout: 60_000 }

let database: TestDatabase
let relay: DatabaseRelay
let pool: Pool
let subscription: Subscription
let events: string[]
/** Ends what the connection listens to, as a pooler that gives it another one for each statement. */
let deafen: () => Promise<unknown>

beforeEach(async () => {
  database = await createTestDatabase()
  relay = await openRelay(database.url)
  pool = new Pool({ connectionString: relay.url, max: 2, pipeline: true, connectionTimeoutMillis: 5000, query_timeout: 6000 })
  pool.on('error', () => undefined)
  events = []
  subscription = subscribeToChannel({
    pool,
    log,
    channel: 'captain_test',
    onConnect: (client) => {
      events.push('connected')
      deafen = () => client.query('unlisten *')
    },
    onLoss: () => void events.push('lost'),
    hear: (payload) => void events.push(payload),
  })
  await vi.waitUntil(() => events.includes('connected'), { timeout: 60_000 })
})
afterEach(async () => {
  await subscription.stop()
  await pool.end()
  await relay.close()
  await database.drop()
})

test('a connection that fell silent in both directions is noticed, and replaced', async () => {
  await execute(database.url, `notify captain_test, 'before'`)
  await expect.poll(() => events).toEqual(['connected', 'before'])
  relay.swallow()
  await execute(database.url, `notify captain_test, 'unheard'`)
  await expect.poll(() => events.at(-1), PATIENT).toBe('lost')
  await expect.poll(() => events.at(-1), PATIENT).toBe('connected')
  await execute(database.url, `notify captain_test, 'after'`)
  await expect.poll(() => events).toEqual(['connected', 'before', 'lost', 'connected', 'after'])
})

test('a connection that answers but hears nothing is noticed as well', async () => {
  await deafen()
  await expect.poll(() => events, PATIENT).toEqual(['connected', 'lost', 'connected'])
})

test('an idle connection stays, and hears nothing of heartbeats', async () => {
  // Past the relay, which counts connections.
  const observer = new Client({ connectionString: database.url })
  await observer.connect()
  const beats = new Set<string>()
  const beatAgain = async (): Promise<number> => {
    const { rows } = await observer.query(`select query_start from pg_stat_activity where query like 'notify captain_heartbeat%'`)
    for (const row of rows) beats.add(String(row.query_start))
    return beats.size
  }
  try {
    // A missing heartbeat ends the connection before the third one after it.
    await expect.poll(beatAgain, PATIENT).toBeGreaterThanOrEqual(4)
  } finally {
    // Before the database is dropped, which ends its connections.
    await observer.end()
  }
  expect(events).toEqual(['connected'])
  expect(relay.opened()).toBe(1)
})
