import { DatabaseError, type ClientBase, type Pool, type PoolClient } from 'pg'

/** For how long, in ms, work fails at once after the database gave no answer: long enough for the work that waited to give up. */
const SILENT_MS = 500

/**
 * A database that gave any answer within this time, in ms, is not silent: statements that are sent together wait for each other, so the
 * later ones may reach their time limit while the database works. Shorter than that limit.
 */
const RECENT_MS = 4000

/** Messages of pg for a query or a login without an answer. Waiting for a free connection is none: the others may be at work. */
const NO_ANSWER = /^(?:Query read timeout|timeout expired)$/

/** Whether a database gives answers, for all pools that connect to it. */
export type Silence = { until: number; answeredAt: number; readonly waiting: Set<(error: Error) => void> }

/** The pool calls without `release` if it gives up the wait for a connection. */
type Connected = (error: Error | undefined, client: PoolClient | undefined, release?: (error?: boolean) => void) => void

const silences = new WeakMap<Pool, Silence>()

const failure = (): Error => new Error('timeout expired, because the database gave no answer just now')

/** Notes a failed query or login; if the database was silent, work that waits for a connection fails too. */
const noteFailure = (silence: Silence, error: Error): void => {
  const now = performance.now()
  if (error instanceof DatabaseError) silence.answeredAt = now
  if (!NO_ANSWER.test(error.message) || now - silence.answeredAt < RECENT_MS) return
  silence.until = now + SILENT_MS
  for (const fail of silence.waiting) fail(failure())
}

/** Notes how a query ended. */
const noteEnd = (silence: Silence, error?: unknown): void => {
  if (error instanceof Error) noteFailure(silence, error)
  else silence.answeredAt = performance.now()
}

/** Notes the ends of the queries of a connection, which take a callback or return a promise. */
const watchQueries = (client: ClientBase, silence: Silence): void => {
  const prototype: unknown = Reflect.getPrototypeOf(client)
  if (typeof prototype !== 'object' || prototype === null) return
  Reflect.set(client, 'query', (...given: readonly unknown[]): unknown => {
    const query: unknown = Reflect.get(prototype, 'query')
    if (typeof query !== 'function') throw new TypeError('a connection has queries')
    const callback = given.at(-1)
    if (typeof callback !== 'function') {
      const result: unknown = Reflect.apply(query, client, given)
      if (result instanceof Promise)
        result.then(
          () => noteEnd(silence),
          (error: unknown) => noteEnd(silence, error),
        )
      return result
    }
    const noting = (error: unknown, result: unknown): void => {
      noteEnd(silence, error)
      Reflect.apply(callback, undefined, [error, result])
    }
    return Reflect.apply(query, client, [...given.slice(0, -1), noting])
  })
}

const connectWith = (pool: Pool, silence: Silence) => {
  const connect = pool.connect.bind(pool)
  return (callback: Connected): void => {
    if (performance.now() < silence.until) return process.nextTick(callback, failure(), undefined, () => undefined)
    const fail = (error: Error): void => {
      silence.waiting.delete(fail)
      callback(error, undefined, () => undefined)
    }
    silence.waiting.add(fail)
    connect((error, client, release) => {
      // A connection that comes too late is for others.
      if (!silence.waiting.delete(fail)) return release?.()
      // A free connection is no answer.
      if (error instanceof Error) noteFailure(silence, error)
      callback(error, client, release)
    })
  }
}

/**
 * Lets work that needs a connection fail at once for half a second after a query or login without an answer. Work that tries several times
 * would otherwise wait for the time limit each time. Pools with the same database share what they know of it.
 */
export const failFast = (pool: Pool, other?: Pool): void => {
  const silence = (other === undefined ? undefined : silences.get(other)) ?? { until: 0, answeredAt: -RECENT_MS, waiting: new Set() }
  silences.set(pool, silence)
  pool.on('connect', (client) => watchQueries(client, silence))
  const connect = connectWith(pool, silence)
  Reflect.set(pool, 'connect', (callback?: Connected): unknown =>
    callback !== undefined
      ? connect(callback)
      : new Promise((resolve, reject) =>
          connect((error, client) => (error === undefined || error === null ? resolve(client) : reject(error))),
        ),
  )
}
