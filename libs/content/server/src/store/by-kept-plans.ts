import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'

/**
 * Runs the statements that work sends at once by generic plans, in the same round trip. PostgreSQL plans statements with lists of ids, and
 * the foreign key lookup of each row, again each time by default, because the records of all tenants are partitions of one table: that took
 * most of the time of a save. A generic plan must suit growing tables, so it uses an index. Statements must contain the tenant as a
 * constant; otherwise the plan covers all tenants.
 */
export const byKeptPlans = async <T>(tx: WriteTx, work: () => Promise<T>): Promise<T> => {
  const begun = tx.hotRows(sql`select set_config('plan_cache_mode', 'force_generic_plan', true), set_config('enable_seqscan', 'off', true)`)
  const worked = work()
  const ended = tx.hotRows(sql`select set_config('plan_cache_mode', 'auto', true), set_config('enable_seqscan', 'on', true)`)
  const [, result] = await Promise.all([begun, worked, ended])
  return result
}
