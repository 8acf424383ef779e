import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import { mentionsPerson } from './person-text.ts'

/** Records per statement. */
const BATCH = 200

type Former = { readonly point: string; readonly entry: string; readonly record: unknown; readonly revisions: unknown }

/**
 * Deletes the records of dropped types that mention the person: restore points keep them for thirty days, and no declaration says any more
 * which of their fields are about people.
 */
export const forgetFormer = async (tx: WriteTx, needles: readonly string[]): Promise<void> => {
  let [point, entry] = ['', '']
  for (;;) {
    const rows: readonly Former[] = await tx.rows<Former>(sql`
      select point_id as point, entry_id as entry, entry as record, revisions from content.former_value
      where tenant_id = ${tx.tenant.number} and entry is not null and (point_id, entry_id) > (${point}, ${entry})
      order by point_id, entry_id limit ${BATCH}`)
    for (const one of rows)
      if (mentionsPerson([one.record, one.revisions], needles))
        await tx.run(sql`
          delete from content.former_value where tenant_id = ${tx.tenant.number} and point_id = ${one.point} and entry_id = ${one.entry}`)
    const last = rows.length < BATCH ? undefined : rows.at(-1)
    if (last === undefined) return
    ;[point, entry] = [last.point, last.entry]
  }
}
