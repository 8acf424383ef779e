import { rowsIn, type Tenant } from '@captain/content-core'
import { unavailable } from '@captain/http-server'
import { databaseCodeOf, inTransaction, isConcurrencyFailure } from '@captain/database'
import type { Pool, PoolClient, QueryResultRow } from 'pg'
import { propertyOf } from '@captain/http-core'
import { tenantNumberError } from '../errors.ts'
import type { DependencyNotes } from '../public-changes/dependencies.ts'
import type { ListItems } from '../public-changes/list-items.ts'
import type { Remember } from '../public-changes/remembered.ts'
import { sendTogether } from './send-together.ts'
import { compile, compileNamed, type Fragment, type PreparedStatement, type Statement } from './sql.ts'

/** One transaction in the scope of one tenant. `now` is the database's clock, in whole milliseconds. */
export type Tx = {
  readonly tenant: Tenant
  readonly now: Date
  /** Where public reads note what they depend on; absent if their result is not kept. */
  readonly notes?: DependencyNotes
  /** Shares parts of public responses; absent for reads that must see their own transaction. */
  readonly remember?: Remember
  /** The records that public lists share; absent with `remember`. */
  readonly items?: ListItems
  rows<Row extends QueryResultRow>(fragment: Fragment): Promise<readonly Row[]>
  /** Like `rows`, with a named statement: for frequent reads. */
  hotRows<Row extends QueryResultRow>(fragment: Fragment): Promise<readonly Row[]>
  /** Runs a statement that is prepared already: for the most frequent reads. */
  prepared<Row extends QueryResultRow>(statement: PreparedStatement, values: readonly unknown[]): Promise<readonly Row[]>
  row<Row extends QueryResultRow>(fragment: Fragment): Promise<Row | null>
  run(fragment: Fragment): Promise<number>
}

/** A transaction that is being opened. */
export type Opening = Omit<Tx, 'now'>

export const STATEMENT_TIMEOUT_MS = 5000
export const QUERY_CANCELED = '57014'

/** Opens a transaction in one round trip, together with its first statements: these are in its scope, but do not know its time. */
const open = async <First>(client: PoolClient, tenant: Tenant, first: (tx: Opening) => Promise<First>) => {
  sendTogether(client)
  const [now, found] = await Promise.all([begin(client, tenant), first({ tenant, ...statementsOf(client) })])
  return { now, found }
}

const begin = async (client: PoolClient, tenant: Tenant): Promise<Date> => {
  const settings = {
    role: 'captain_app',
    'app.tenant': tenant.number,
    'app.announces': 'commit',
    statement_timeout: STATEMENT_TIMEOUT_MS,
    max_parallel_workers_per_gather: 0,
  }
  const set = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', true)`)
  const text = `begin; select date_trunc('milliseconds', now()) as now, ${set.join(', ')}`
  // Several statements have several results.
  const results: unknown = await client.query(text)
  const [row] = rowsIn(propertyOf(Array.isArray(results) ? results.at(-1) : null, 'rows'))
  const now = row?.['now']
  return now instanceof Date ? now : new Date()
}

/** Returns the statements that work may run on a connection. */
export const statementsOf = (client: PoolClient): Omit<Opening, 'tenant'> => {
  const query = <Row extends QueryResultRow>(statement: Statement) => {
    sendTogether(client)
    return client.query<Row>(statement)
  }
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

/** What a transaction does, in order. */
export type Steps<First, Result> = {
  /** Sent in the round trip that opens the transaction. */
  first(tx: Opening): Promise<First>
  work(tx: Tx, first: First): Promise<Result>
}

/**
 * Runs work as captain_app in the tenant's scope, all or nothing. Throws 503 if concurrency failures persist or a statement
 * takes over 5 s.
 */
export const inTenantTransaction = async <First, Result>(
  pool: Pool,
  tenant: Tenant,
  { first, work }: Steps<First, Result>,
  { commit = 'commit', onCommit = () => undefined }: Commit = {},
): Promise<Result> => {
  if (!Number.isSafeInteger(tenant.number)) throw tenantNumberError(tenant.slug)
  type Opened = { readonly now: Date; readonly found: First }
  try {
    return await inTransaction(pool, (client, { now, found }: Opened) => work({ tenant, now, ...statementsOf(client) }, found), {
      begin: (client) => open(client, tenant, first),
      commit,
      onCommit,
    })
  } catch (error) {
    if (databaseCodeOf(error) === QUERY_CANCELED || isConcurrencyFailure(error)) throw unavailable(1)
    throw error
  }
}
