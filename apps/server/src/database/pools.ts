import type { Logger } from '@captain/auth-server'
import { Pool } from 'pg'

export type Pools = {
  readonly pool: Pool
  /** For better-auth, whose tables lie in the schema `auth`. */
  readonly authPool: Pool
  readonly close: () => Promise<void>
}

const QUERY_TIMEOUT = 5000

const withSearchPath = (url: string, schema: string): string => {
  const target = new URL(url)
  const options = target.searchParams.get('options')
  target.searchParams.set('options', [options, `-c search_path=${schema}`].filter(Boolean).join(' '))
  return target.href
}

/** Opens the server's connections; every query has a time-out, on the server and here. */
export const openPools = (url: string, log: Logger): Pools => {
  const open = (connectionString: string, max: number): Pool => {
    const pool = new Pool({
      connectionString,
      max,
      application_name: 'captain',
      connectionTimeoutMillis: QUERY_TIMEOUT,
      statement_timeout: QUERY_TIMEOUT,
      query_timeout: QUERY_TIMEOUT + 1000,
      idle_in_transaction_session_timeout: 30_000,
    })
    // Without a listener a connection that the database closes would end the process.
    pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
    return pool
  }
  const pool = open(url, 16)
  const authPool = open(withSearchPath(url, 'auth'), 6)
  return { pool, authPool, close: async () => void (await Promise.all([pool.end(), authPool.end()])) }
}
