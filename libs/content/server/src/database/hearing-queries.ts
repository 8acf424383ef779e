import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { sendTogether } from './send-together.ts'

/**
 * Queries on the connection that listens to the announcements of commits. PostgreSQL sends a connection the announcements of all commits
 * that were done before a query, and then the end of the query: with the result, all earlier changes are known.
 */
export type HearingQueries = {
  /** Queries on the listening connection; on the pool while there is none. */
  query<Row extends QueryResultRow>(asker: object, statement: QueryConfig): Promise<QueryResult<Row>>
  /** Whether the query of an asker was on the connection that listens now, without a gap since. */
  hasHeard(asker: object): boolean
  /** Sets the connection, once it listens; null when it is lost. */
  listenOn(client: PoolClient | null): void
}

/** Creates the queries; the pool must send statements without waiting for earlier ones. */
export const createHearingQueries = (pool: Pick<Pool, 'query'>): HearingQueries => {
  const heardOn = new WeakMap<object, PoolClient>()
  let current: PoolClient | null = null

  const listening = async <Row extends QueryResultRow>(client: PoolClient, asker: object, statement: QueryConfig) => {
    // All requests that have arrived together ask together.
    sendTogether(client, setImmediate)
    const result = await client.query<Row>(statement)
    heardOn.set(asker, client)
    return result
  }

  return {
    query: async <Row extends QueryResultRow>(asker: object, statement: QueryConfig) => {
      if (current === null) return pool.query<Row>(statement)
      // The connection may have been lost before the response.
      return listening<Row>(current, asker, statement).catch(() => pool.query<Row>(statement))
    },
    hasHeard: (asker) => current !== null && heardOn.get(asker) === current,
    listenOn: (client) => {
      current = client
    },
  }
}
