import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import { firstIdAt } from '../store/ids.ts'

/** Lower bound of two years, so that ids alone limit the rows to scan. */
const TWO_YEARS_MS = 730 * 24 * 60 * 60 * 1000

/** Deletes reads that are older than two years, as the audit log does with its events; returns their number. */
export const purgePersonalReads = async (tx: WriteTx, batch: number): Promise<number> => {
  const rows = await tx.rows(sql`
    delete from content.personal_read where tenant_id = ${tx.tenant.number} and id in (
      select id from content.personal_read
      where tenant_id = ${tx.tenant.number} and id < ${firstIdAt(new Date(tx.now.getTime() - TWO_YEARS_MS))}
        and at < now() - interval '2 years'
      order by id limit ${batch})
    returning id`)
  return rows.length
}
