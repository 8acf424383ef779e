import type { AnyContentType, ImportResult } from '@captain/content-core'
import { notFound } from '@captain/http-server'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { isId, nextId } from '../store/ids.ts'
import type { WriteTx } from '../store.ts'
import type { CsvRow } from './read-cells.ts'

const KEPT = '1 hour'

/** The cells of a file between the steps of its import. */
export type StoredCells = { readonly headers: readonly string[]; readonly rows: readonly CsvRow[] }

export type StoredImport = { readonly file_name: string; readonly rows: StoredCells | null; readonly result: ImportResult | null }

/** Maximum number of files purged at a time: each may contain thousands of rows. */
export const FILES_AT_ONCE = 50

/** Purges the files of abandoned imports, 50 at most. Returns how many. */
export const purgeImports = (tx: WriteTx): Promise<number> =>
  tx.run(sql`
    delete from content.import where tenant_id = ${tx.tenant.number} and id in (
      select i.id from content.import i where i.tenant_id = ${tx.tenant.number} and i.created_at < now() - ${KEPT}::interval
      order by i.created_at limit ${FILES_AT_ONCE} for update skip locked)`)

/** Stores the cells of a file for the next steps of its sender, for one hour at most. */
export const storeImport = async (tx: WriteTx, type: AnyContentType, fileName: string, cells: StoredCells): Promise<string> => {
  const id = nextId(tx.now)
  await purgeImports(tx)
  await tx.run(sql`
    insert into content.import (tenant_id, id, type, account_id, file_name, rows, created_at)
    values (${tx.tenant.number}, ${id}, ${type.name}, ${tx.author.id}, ${fileName}, ${JSON.stringify(cells)}::jsonb, ${tx.now})`)
  return id
}

const wanted = (tx: Tx, type: AnyContentType, account: string | null, id: string) => sql`
  select i.file_name, i.rows, i.result from content.import i
  where i.tenant_id = ${tx.tenant.number} and i.id = ${id} and i.type = ${type.name} and i.account_id = ${account} and i.created_at >= now() - ${KEPT}::interval`

/** Reads the sender's import. Throws 404 if it is over an hour old or belongs to another sender. */
export const readImport = async (tx: WriteTx, type: AnyContentType, id: string): Promise<StoredImport> => {
  const row = isId(id) ? await tx.row<StoredImport>(wanted(tx, type, tx.author.id, id)) : null
  if (row === null) throw notFound()
  return row
}

/** Locks and returns the import, so that it is saved once. */
export const lockImport = async (tx: WriteTx, type: AnyContentType, id: string): Promise<StoredImport> => {
  const row = isId(id) ? await tx.row<StoredImport>(sql`${wanted(tx, type, tx.author.id, id)} for update`) : null
  if (row === null) throw notFound()
  return row
}

/** Stores the result of an import for a sender who missed the response, and deletes the cells. */
export const closeImport = (tx: WriteTx, id: string, result: ImportResult): Promise<number> =>
  tx.run(
    sql`update content.import set rows = null, result = ${JSON.stringify(result)}::jsonb where tenant_id = ${tx.tenant.number} and id = ${id}`,
  )
