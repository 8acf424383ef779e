import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { sendTogether } from './send-together.ts'

/**
 * Queries on the connection that listens to the announcements of commits. PostgreSQL sends a connection the announcements of all commits
 * that were done before a query, and then the end of the query: a caller that has the result knows all earlier changes.
 */
export type HearingQueries = {
  /** Queries on the listening connection; on the pool while there is none. */
  query<Row extends QueryResultRow>(asker: object, statement: QueryConfig): Promise<QueryResult<Row>>
  /** Whether the query of an asker was on the connection that listens now, without a gap since. */
  hasHeard(asker: object): boolean
  /** Sets the connection, once it listens; null when it is lost. */
  listenOn(client: PoolClient | null): void
}

/** A query that has waited this long, in ms, is sent on the pool as well: one that waits for a lock must not delay all others. */
const SLOW_MS = 500

/** The statement with what is left of the pool's time limit, if it has one, after a wait in ms on the listening connection. */
const withTimeLeft = (statement: QueryConfig, waited: number, { query_timeout: limit = 0 }: Pool['options']): QueryConfig => {
  if (limit === 0) return statement
  const timed: QueryConfig & { readonly query_timeout: number } = { ...statement, query_timeout: Math.max(1, Math.floor(limit - waited)) }
  return timed
}

/** Creates the queries; the pool must send statements without waiting for earlier ones. */
export const createHearingQueries = (pool: Pick<Pool, 'query' | 'options'>): HearingQueries => {
  const heardOn = new WeakMap<object, PoolClient>()
  /** When the queries without a result were sent, in the order of their results. */
  const sentAt = new Set<{ readonly at: number }>()
  let current: PoolClient | null = null

  const isDelayed = (): boolean => {
    const [oldest] = sentAt
    return oldest !== undefined && performance.now() - oldest.at > SLOW_MS
  }

  const listening = async <Row extends QueryResultRow>(client: PoolClient, asker: object, statement: QueryConfig) => {
    const sent = { at: performance.now() }
    sentAt.add(sent)
    try {
      // All requests that have arrived together ask together.
      sendTogether(client, setImmediate)
      const result = await client.query<Row>(statement)
      heardOn.set(asker, client)
      return result
    } finally {
      sentAt.delete(sent)
    }
  }

  const withinTime = async <Row extends QueryResultRow>(asked: Promise<QueryResult<Row>>, statement: QueryConfig) => {
    const started = performance.now()
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, SLOW_MS, null)))
    // The connection may have been lost before the response.
    const result = await Promise.race([asked.catch(() => null), late])
    clearTimeout(timer)
    return result ?? pool.query<Row>(withTimeLeft(statement, performance.now() - started, pool.options))
  }

  return {
    query: async <Row extends QueryResultRow>(asker: object, statement: QueryConfig) =>
      current === null || isDelayed() ? pool.query<Row>(statement) : withinTime(listening<Row>(current, asker, statement), statement),
    hasHeard: (asker) => current !== null && heardOn.get(asker) === current,
    listenOn: (client) => {
      current = client
      sentAt.clear()
    },
  }
}
