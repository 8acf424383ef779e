import { CHANNEL } from '../database/listen.ts'
import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'

/**
 * Ends all kept responses of the tenant, in every process, with the commit: for changes of derived rows, which no change of a record
 * announces.
 */
export const forgetResponses = async (tx: WriteTx): Promise<void> => {
  await tx.run(sql`select pg_notify(${CHANNEL}, ${`${tx.tenant.number} database`})`)
  tx.forget(tx.tenant.number)
}
