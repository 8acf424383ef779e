import type { Count } from '@captain/content-core'
import { compile, type Fragment } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import type { PageRequest } from './page-request.ts'

/** Maximum count. */
export const COUNT_LIMIT = 1000

/** Returns a count that stopped one past the limit in the form of responses. */
export const capped = (count: number): Count => ({ value: Math.min(count, COUNT_LIMIT), capped: count > COUNT_LIMIT })

/** Reads a count; in public reads, once for all responses until a record of the type changes. */
export const readCount = async (tx: Tx, { type }: PageRequest, counting: Fragment): Promise<number> => {
  const read = async () => (await tx.row<{ count: number }>(counting))?.count ?? 0
  if (tx.remember === undefined) return read()
  const { text, values } = compile(counting)
  return tx.remember(`${text} ${JSON.stringify(values)}`, { type }, read)
}
