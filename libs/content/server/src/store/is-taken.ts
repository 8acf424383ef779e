import type { AnyContentType } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import { foldUnique, uniqueName } from './derive.ts'

/** Whether a record of the type, except deleted ones, has the value in a unique field. */
export const isTaken = async (tx: WriteTx, type: AnyContentType, field: string, value: string): Promise<boolean> => {
  const row = await tx.row(sql`
    select 1 from content.entry_unique where tenant_id = ${tx.tenant.number} and type = ${type.name} and field = ${uniqueName(type, field)} and val = ${foldUnique(value)}`)
  return row !== null
}
