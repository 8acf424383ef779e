import { rowsIn, type Tenant } from '@captain/content-core'
import { unavailable } from '@captain/http-server'
import { databaseCodeOf, inTransaction, isConcurrencyFailure } from '@captain/database'
import type { Pool, PoolClient, QueryResultRow } from 'pg'
import { propertyOf } from '@captain/http-core'
import { tenantNumberError } from '../errors.ts'
import type { DependencyNotes } from '../public-changes/dependencies.ts'
import type { Remember } from '../public-changes/remembered.ts'
import { compile, compileNamed, type Fragment, type PreparedStatement, type Statement } from './sql.ts'

/** One transaction in the scope of one tenant. `now` is the database's clock, in whole milliseconds. */
export type Tx = {
  readonly tenant: Tenant
  readonly now: Date
  /** Where public reads note what they depend on; absent if their result is not kept. */
  readonly notes?: DependencyNotes
  /** Shares parts of public responses; absent for reads that must see their own transaction. */
  readonly remember?: Remember
  rows<Row extends QueryResultRow>(fragment: Fragment): Promise<readonly Row[]>
  /** Like `rows`, with a named statement: for frequent reads. */
  hotRows<Row extends QueryResultRow>(fragment: Fragment): Promise<readonly Row[]>
  /** Runs a statement that is prepared already: for the most frequent reads. */
  prepared<Row extends QueryResultRow>(statement: PreparedStatement, values: readonly unknown[]): Promise<readonly Row[]>
  row<Row extends QueryResultRow>(fragment: Fragment): Promise<Row | null>
  run(fragment: Fragment): Promise<number>
}

export const STATEMENT_TIMEOUT_MS = 5000
export const QUERY_CANCELED = '57014'

/** Opens a transaction in one round trip. */
const open = async (client: PoolClient, tenant: Tenant): Promise<Date> => {
  const text = `begin; set local role captain_app; set local app.tenant = '${tenant.number}'; set local app.announces = 'commit'; set local statement_timeout = ${STATEMENT_TIMEOUT_MS}; set local max_parallel_workers_per_gather = 0; select date_trunc('milliseconds', now()) as now`
  // Several statements have several results.
  const results: unknown = await client.query(text)
  const [row] = rowsIn(propertyOf(Array.isArray(results) ? results.at(-1) : null, 'rows'))
  const now = row?.['now']
  return now instanceof Date ? now : new Date()
}

/** Returns the statements that work may run on a connection. */
export const statementsOf = (client: PoolClient): Omit<Tx, 'tenant' | 'now' | 'notes' | 'remember'> => {
  const query = <Row extends QueryResultRow>(statement: Statement) => client.query<Row>(statement)
  return {
    rows: async <Row extends QueryResultRow>(fragment: Fragment) => (await query<Row>(compile(fragment))).rows,
    hotRows: async <Row extends QueryResultRow>(fragment: Fragment) => (await query<Row>(compileNamed(fragment))).rows,
    prepared: async <Row extends QueryResultRow>(statement: PreparedStatement, values: readonly unknown[]) =>
      (await query<Row>(statement(values))).rows,
    row: async <Row extends QueryResultRow>(fragment: Fragment) => (await query<Row>(compile(fragment))).rows[0] ?? null,
    run: async (fragment) => (await query(compile(fragment))).rowCount ?? 0,
  }
}

/** The statements that end a transaction, and what to do with their results. */
export type Commit = { readonly commit?: string; readonly onCommit?: (results: unknown) => void }

/**
 * Runs work as captain_app in the tenant's scope, all or nothing. Throws 503 if concurrency failures persist or a statement
 * takes over 5 s.
 */
export const inTenantTransaction = async <Result>(
  pool: Pool,
  tenant: Tenant,
  work: (tx: Tx) => Promise<Result>,
  { commit = 'commit', onCommit = () => undefined }: Commit = {},
): Promise<Result> => {
  if (!Number.isSafeInteger(tenant.number)) throw tenantNumberError(tenant.slug)
  try {
    return await inTransaction(pool, (client, now: Date) => work({ tenant, now, ...statementsOf(client) }), {
      begin: (client) => open(client, tenant),
      commit,
      onCommit,
    })
  } catch (error) {
    if (databaseCodeOf(error) === QUERY_CANCELED || isConcurrencyFailure(error)) throw unavailable(1)
    throw error
  }
}
