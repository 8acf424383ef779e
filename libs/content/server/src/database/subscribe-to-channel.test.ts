import { setTimeout as delay } from 'node:timers/promises'
import { createTestDatabase, execute, type TestDatabase } from '@captain/testing/database'
import { openRelay, type DatabaseRelay } from '@captain/testing/database-relay'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '../testing/test-call.ts'
import { subscribeToChannel, type Subscription } from './subscribe-to-channel.ts'

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
  await vi.waitUntil(() => events.includes('connected'), 10_000)
})
afterEach(async () => {
  await subscription.stop()
  await pool.end()
  await relay.close()
  await database.drop()
})

test('a connection that fell silent in both directions is noticed within 5 s, and replaced', async () => {
  await execute(database.url, `notify captain_test, 'before'`)
  await expect.poll(() => events).toEqual(['connected', 'before'])
  relay.swallow()
  const since = performance.now()
  await execute(database.url, `notify captain_test, 'unheard'`)
  await expect.poll(() => events.at(-1), { timeout: 10_000 }).toBe('lost')
  expect(performance.now() - since).toBeLessThan(5000)
  await expect.poll(() => events.at(-1), { timeout: 5000 }).toBe('connected')
  await execute(database.url, `notify captain_test, 'after'`)
  await expect.poll(() => events).toEqual(['connected', 'before', 'lost', 'connected', 'after'])
})

test('a connection that answers but hears nothing is noticed as well', async () => {
  await deafen()
  await expect.poll(() => events, { timeout: 10_000 }).toEqual(['connected', 'lost', 'connected'])
})

test('an idle connection stays, and hears nothing of heartbeats', async () => {
  await delay(6000)
  expect(events).toEqual(['connected'])
  expect(relay.opened()).toBe(1)
})
