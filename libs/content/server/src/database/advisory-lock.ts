import { sql } from './sql.ts'
import type { Tx } from './transaction.ts'

/** First key of the named advisory locks; the second is a hash of the tenant and the name. */
const LOCK = 7_260_035

/** Waits until no other transaction of the tenant has this lock, and keeps the lock until the transaction ends. */
export const advisoryLock = async (tx: Tx, name: string): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(${LOCK}::int, hashtext(${`${tx.tenant.number}/${name}`}))`)
}
