import type { AnyContentType } from '@captain/content-core'
import { allOf, sql } from '../../database/sql.ts'
import type { Tx } from '../../database/transaction.ts'
import { LIVE } from '../../delivery/public-type.ts'
import type { EntryRow } from '../../store/entry-row.ts'

type Copy = Pick<EntryRow, 'published'>

/** Whether the public sees the record that a published copy is shown with; true if it needs none. */
export type IsVisibleWith = (type: AnyContentType, row: Copy) => boolean

const hostOf = ({ publicDependsOn }: AnyContentType, { published }: Copy): string | null => {
  const id = publicDependsOn === null ? null : published?.[publicDependsOn]
  return typeof id === 'string' ? id : null
}

/** Reads which of the records that rows are shown with are public now. */
export const readVisibleWith = async (
  tx: Tx,
  rows: readonly (readonly [type: AnyContentType, row: Copy | null])[],
): Promise<IsVisibleWith> => {
  const hosts = rows.flatMap(([type, row]) => (row === null ? [] : (hostOf(type, row) ?? [])))
  const seen =
    hosts.length === 0
      ? []
      : await tx.rows<{ id: string }>(
          sql`select e.id from content.entry e where e.tenant_id = ${tx.tenant.number} and e.id = any(${hosts}::text[]) and ${allOf(LIVE)}`,
        )
  const ids = new Set(seen.map(({ id }) => id))
  return (type, row) => type.publicDependsOn === null || ids.has(hostOf(type, row) ?? '')
}
