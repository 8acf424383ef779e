import type { AnyContentType } from '@captain/content-core'
import { allOf, sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { tooManyRecords } from '../errors.ts'
import { sourceOf } from '../list-query/page-source.ts'
import { parseListRequest } from '../staff-api/list-request.ts'

/** Maximum number of records of an operation. */
export const MAX_BULK_RECORDS = 10_000

/** Parameters of a list that select the page, not the records. */
const PAGING = ['limit', 'after', 'sort']

/**
 * Returns the ids of all records after `after` that match a list's query string, in id order. Throws 400 as the list does, 422
 * for more than 10,000.
 */
export const matchingIds = async (tx: Tx, type: AnyContentType, query: string, after: string): Promise<readonly string[]> => {
  const parameters = new URLSearchParams(query)
  for (const name of PAGING) parameters.delete(name)
  const source = sourceOf(tx, {
    ...parseListRequest(type, parameters, { seesPersonal: true, tenant: tx.tenant }),
    isCommon: false,
    found: 'many',
  })
  const rows = await tx.rows<{ id: string }>(
    sql`select ${source.id} as id from ${source.from} where ${allOf([...source.where, sql`${source.id} > ${after}`])} limit ${MAX_BULK_RECORDS + 1}`,
  )
  if (rows.length > MAX_BULK_RECORDS) throw tooManyRecords(MAX_BULK_RECORDS)
  return rows.map(({ id }) => id).toSorted()
}
