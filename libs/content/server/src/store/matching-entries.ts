import type { AnyContentType } from '@captain/content-core'
import { allOf, sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import type { Filters } from '../hooks.ts'
import { indexCondition, parseFilter } from '../list-query/filters.ts'
import { ENTRY_COLUMNS, type EntryRow } from './entry-row.ts'
import { entryRows } from './entry-rows.ts'

/** Maximum number of records, optionally older than one. */
export type MatchingPage = { readonly limit: number; readonly before?: string }

/**
 * Returns the working copies that a list would find with these filters, newest first. Throws 400 for a field that lists cannot
 * filter by.
 */
export const matchingEntries = (
  tx: Tx,
  type: AnyContentType,
  filters: Filters,
  { limit, before }: MatchingPage,
): Promise<readonly EntryRow[]> => {
  const conditions = Object.entries(filters).flatMap(([name, value]) => {
    if (value === undefined) return []
    const filter = parseFilter(type, name, [value], 0)
    return [
      sql`e.id in (
      select i.entry_id from content.entry_index i
      where i.tenant_id = ${tx.tenant.number} and i.type = ${type.name} and i.stage = 0 and i.field = ${filter.field} and ${indexCondition(filter)})`,
    ]
  })
  return entryRows(
    tx,
    sql`
    select ${ENTRY_COLUMNS} from content.entry e
    where e.tenant_id = ${tx.tenant.number} and e.type = ${type.name} and e.deleted_at is null and ${allOf([before === undefined ? sql`true` : sql`e.id < ${before}`, ...conditions])}
    order by e.id desc limit ${limit}`,
  )
}
