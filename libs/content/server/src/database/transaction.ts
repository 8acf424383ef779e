import type { Tenant } from '@captain/content-core'
import { unavailable } from '@captain/http-server'
import type { Pool, PoolClient, QueryResult } from 'pg'
import { tenantNumberError } from '../errors.ts'
import { compile, compileNamed, type Fragment, type Statement } from './sql.ts'

/** One transaction in the scope of one tenant. `now` is the database's clock, in whole milliseconds. */
export type Tx = {
  readonly tenant: Tenant
  readonly now: Date
  rows<Row>(fragment: Fragment): Promise<readonly Row[]>
  /** As `rows`, with a named statement: for reads that happen all the time. */
  hotRows<Row>(fragment: Fragment): Promise<readonly Row[]>
  row<Row>(fragment: Fragment): Promise<Row | null>
  run(fragment: Fragment): Promise<number>
}

type Mode = 'read only' | 'read write'

const STATEMENT_TIMEOUT_MS = 5000
const ATTEMPTS = 3
const RETRIED = new Set(['40001', '40P01'])
const QUERY_CANCELED = '57014'

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown } | null)?.code

/** Everything that a transaction needs, in one round trip. */
const open = async (client: PoolClient, tenant: Tenant, mode: Mode): Promise<Date> => {
  const text = `begin ${mode}; set local role captain_app; set local app.tenant = '${tenant.number}'; set local statement_timeout = ${STATEMENT_TIMEOUT_MS}; set local max_parallel_workers_per_gather = 0; select date_trunc('milliseconds', now()) as now`
  const results = (await client.query(text)) as unknown as readonly QueryResult<{ now: Date }>[]
  return results.at(-1)?.rows[0]?.now ?? new Date()
}

const transactionOf = (client: PoolClient, tenant: Tenant, now: Date): Tx => {
  const query = async <Row>(statement: Statement) => client.query(statement) as unknown as Promise<QueryResult & { rows: Row[] }>
  return {
    tenant,
    now,
    rows: async <Row>(fragment: Fragment) => (await query<Row>(compile(fragment))).rows,
    hotRows: async <Row>(fragment: Fragment) => (await query<Row>(compileNamed(fragment))).rows,
    row: async <Row>(fragment: Fragment) => (await query<Row>(compile(fragment))).rows[0] ?? null,
    run: async (fragment) => (await query(compile(fragment))).rowCount ?? 0,
  }
}

const attempt = async <T>(pool: Pool, tenant: Tenant, mode: Mode, work: (tx: Tx) => Promise<T>, commit: string): Promise<T> => {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const now = await open(client, tenant, mode)
    const result = await work(transactionOf(client, tenant, now))
    await client.query(commit)
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** Runs work as captain_app in the tenant's scope, all or nothing; deadlocks are tried again, twice at most; after that, and for a statement over 5 s, the answer is 503. */
export const inTransaction = async <T>(
  pool: Pool,
  tenant: Tenant,
  mode: Mode,
  work: (tx: Tx) => Promise<T>,
  commit = 'commit',
): Promise<T> => {
  if (!Number.isSafeInteger(tenant.number)) throw tenantNumberError(tenant.slug)
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt(pool, tenant, mode, work, commit)
    } catch (error) {
      const isRetried = RETRIED.has(String(codeOf(error)))
      if (codeOf(error) === QUERY_CANCELED || (isRetried && tried >= ATTEMPTS)) throw unavailable(1)
      if (!isRetried) throw error
    }
  }
}
