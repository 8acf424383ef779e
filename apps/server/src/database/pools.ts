import { failFast, type Logger } from '@captain/database'
import { Pool } from 'pg'

export type Pools = {
  readonly pool: Pool
  /** Pool of better-auth, whose tables are in the schema `auth`. */
  readonly authPool: Pool
  readonly close: () => Promise<void>
}

const QUERY_TIMEOUT = 5000

/** How long the database may take to report that a query has reached its time limit. */
const ANSWER_TIME = 250

const withSearchPath = (url: string, schema: string): string => {
  const target = new URL(url)
  const options = target.searchParams.get('options')
  target.searchParams.set('options', [options, `-c search_path=${schema}`].filter(Boolean).join(' '))
  return target.href
}

/** Connections of one process if it is the only one; several processes divide them, down to a least number each. */
const CONNECTIONS = { pool: { all: 16, least: 5 }, auth: { all: 6, least: 2 } } as const

const share = ({ all, least }: { readonly all: number; readonly least: number }, processes: number): number =>
  Math.max(least, Math.floor(all / processes))

/** Opens the connection pools of one of several processes; every query has a timeout, in the database and in the client. */
export const openPools = (url: string, log: Logger, processes = 1): Pools => {
  let closing = false
  const open = (connectionString: string, max: number, pipeline: boolean): Pool => {
    const pool = new Pool({
      connectionString,
      max,
      pipeline,
      application_name: 'captain',
      connectionTimeoutMillis: QUERY_TIMEOUT,
      statement_timeout: QUERY_TIMEOUT,
      query_timeout: QUERY_TIMEOUT + ANSWER_TIME,
      idle_in_transaction_session_timeout: 30_000,
    })
    // Without listeners, a broken connection would end the process, whether idle or in use. Work that loses its connection gets an error
    // from its query.
    pool.on('connect', (client) => void client.on('error', () => undefined))
    pool.on('error', (error) => {
      if (!closing) log.warn({ err: error }, 'an idle database connection was lost')
    })
    return pool
  }
  // Statements of a save that do not wait for each other are sent together.
  const pool = open(url, share(CONNECTIONS.pool, processes), true)
  const authPool = open(withSearchPath(url, 'auth'), share(CONNECTIONS.auth, processes), false)
  failFast(pool)
  failFast(authPool, pool)
  const close = async (): Promise<void> => {
    closing = true
    await Promise.all([pool.end(), authPool.end()])
  }
  return { pool, authPool, close }
}
