import { contentTypeOf, currentValues, type Tenant } from '@captain/content-core'
import type { Fragment } from '../database/sql.ts'
import type { Opening } from '../database/transaction.ts'
import type { EntryRow } from './entry-row.ts'

type Copies = Pick<EntryRow, 'type' | 'data' | 'published'>

/** Returns a stored row with the values of both copies as the declaration has them now. */
export const currentRow = <Row extends Copies>(tenant: Tenant, row: Row): Row => {
  const type = contentTypeOf(tenant, row.type)
  if (type === null) return row
  const data = currentValues(type, row.data, 'working')
  const published = row.published === null ? null : currentValues(type, row.published, 'published')
  return data === row.data && published === row.published ? row : { ...row, data, published }
}

/** Reads whole records; `statement` selects `ENTRY_COLUMNS`. */
export const entryRows = async (tx: Opening, statement: Fragment): Promise<readonly EntryRow[]> =>
  (await tx.rows<EntryRow>(statement)).map((row) => currentRow(tx.tenant, row))

/** Reads one whole record, or null. */
export const entryRow = async (tx: Opening, statement: Fragment): Promise<EntryRow | null> => (await entryRows(tx, statement))[0] ?? null

/** Like `entryRows`, with a named statement: for frequent reads. */
export const hotEntryRows = async (tx: Opening, statement: Fragment): Promise<readonly EntryRow[]> =>
  (await tx.hotRows<EntryRow>(statement)).map((row) => currentRow(tx.tenant, row))
