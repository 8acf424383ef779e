import type { Tenant } from '@captain/content-core'
import { databaseCodeOf, failFast, type Logger } from '@captain/database'
import { unavailable } from '@captain/http-server'
import { Pool, type PoolClient } from 'pg'
import { tenantNumberError } from '../errors.ts'
import { QUERY_CANCELED, STATEMENT_TIMEOUT_MS, statementsOf, type Tx } from './transaction.ts'

/** Connections that only read: each statement runs by itself as captain_app, in the scope of the tenant that the connection is set to. */
export type ReadPool = {
  /** Runs reads in the scope of a tenant. Throws 503 if a statement takes over 5 s. */
  read<Result>(tenant: Tenant, work: (tx: Tx) => Promise<Result>): Promise<Result>
  stop(): Promise<void>
}

/** Half of the given pool, which has 10 connections by default; at least this many. */
const MIN_CONNECTIONS = 4

/** Set at login, so that no read has to: the role, for row-level security, and the limits of a read. */
const SETTINGS = `-c role=captain_app -c default_transaction_read_only=on -c statement_timeout=${STATEMENT_TIMEOUT_MS} -c max_parallel_workers_per_gather=0`

type Scope = {
  tenant: number | null
  /** Difference of the database's clock from this process's, in ms, at most one round trip too large: a record just saved is never ahead of it. */
  readonly clockOffset: number
}

const openScope = async (client: PoolClient): Promise<Scope> => {
  const sentAt = Date.now()
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
  return { tenant: null, clockOffset: (rows[0]?.now.getTime() ?? sentAt) + 1 - sentAt }
}

const withSettings = (pool: Pool) => {
  const { connectionString } = pool.options
  if (connectionString === undefined) return { options: SETTINGS }
  const target = new URL(connectionString)
  const options = target.searchParams.get('options')
  target.searchParams.set('options', [options, SETTINGS].filter(Boolean).join(' '))
  return { connectionString: target.href }
}

/**
 * Opens connections for reads on the database of a pool. The tenant of a connection changes only when the next read is for another one, in
 * the same round trip as that read.
 */
export const createReadPool = (pool: Pool, log: Logger): ReadPool => {
  const scopes = new WeakMap<PoolClient, Scope>()
  const readers = new Pool({
    ...pool.options,
    ...withSettings(pool),
    max: Math.max(MIN_CONNECTIONS, Math.floor((pool.options.max ?? 10) / 2)),
    pipeline: true,
  })
  // Without listeners, a broken connection would end the process. Work that loses its connection gets an error from its query.
  readers.on('connect', (client) => void client.on('error', () => undefined))
  failFast(readers, pool)
  readers.on('error', (error) => log.debug({ err: error }, 'an idle connection for reads was lost'))

  const scopeOf = async (client: PoolClient): Promise<Scope> => {
    const known = scopes.get(client)
    if (known !== undefined) return known
    const scope = await openScope(client)
    scopes.set(client, scope)
    return scope
  }

  const readOn = async <Result>(client: PoolClient, { number }: Tenant, tx: (now: Date) => Promise<Result>): Promise<Result> => {
    const scope = await scopeOf(client)
    const now = new Date(Date.now() + scope.clockOffset)
    if (scope.tenant === number) return tx(now)
    scope.tenant = null
    // Not awaited: it is sent together with the first statement of the work.
    const [, result] = await Promise.all([client.query(`set app.tenant = '${number}'`), tx(now)])
    scope.tenant = number
    return result
  }

  return {
    read: async (tenant, work) => {
      if (!Number.isSafeInteger(tenant.number)) throw tenantNumberError(tenant.slug)
      const client = await readers.connect()
      try {
        return await readOn(client, tenant, (now) => work({ tenant, now, ...statementsOf(client) }))
      } catch (error) {
        throw databaseCodeOf(error) === QUERY_CANCELED ? unavailable(1) : error
      } finally {
        client.release()
      }
    },
    stop: () => readers.end(),
  }
}
