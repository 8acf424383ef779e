import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { asRecord } from '@captain/validation'

const ATTEMPTS = 3

/** serialization_failure and deadlock_detected: a conflicting transaction, so a retry may succeed. */
const CONCURRENCY_FAILURES: ReadonlySet<unknown> = new Set(['40001', '40P01'])

/** Returns the SQLSTATE of a database error; undefined for any other error. */
export const databaseCodeOf = (error: unknown): unknown => asRecord(error)['code']

/** Returns whether a retry of the same transaction can succeed. */
export const isConcurrencyFailure = (error: unknown): boolean => CONCURRENCY_FAILURES.has(databaseCodeOf(error))

/** Statements that begin and end a transaction, if a plain `begin` and `commit` are not enough. */
type Statements<Opened> = {
  readonly begin: (client: PoolClient) => Promise<Opened>
  readonly commit?: string
  /** Called with what the statements of `commit` returned: one result, or an array of them. */
  readonly onCommit?: (results: unknown) => void
}

const attempt = async <Opened, Result>(
  pool: Pool,
  work: (client: PoolClient, opened: Opened) => Promise<Result>,
  { begin, commit = 'commit', onCommit = () => undefined }: Statements<Opened>,
): Promise<Result> => {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const result = await work(client, await begin(client))
    onCommit(await client.query(commit))
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

const beginPlainly = (client: PoolClient): Promise<unknown> => client.query('begin')

/**
 * Runs work in one transaction. Retries deadlocks and serialization failures twice, then throws the last error. Work may run again, so it
 * must have no effects outside its connection.
 */
export async function inTransaction<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result>
export async function inTransaction<Opened, Result>(
  pool: Pool,
  work: (client: PoolClient, opened: Opened) => Promise<Result>,
  statements: Statements<Opened>,
): Promise<Result>
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient, opened: unknown) => Promise<Result>,
  statements: Statements<unknown> = { begin: beginPlainly },
): Promise<Result> {
  for (let left = ATTEMPTS - 1; left > 0; left -= 1) {
    try {
      return await attempt(pool, work, statements)
    } catch (error) {
      if (!isConcurrencyFailure(error)) throw error
      // A random delay keeps two conflicting transactions from colliding again.
      await sleep(20 + Math.random() * 40)
    }
  }
  return attempt(pool, work, statements)
}
