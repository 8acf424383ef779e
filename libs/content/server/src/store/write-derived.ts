import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import { uniqueClaim } from './claim-unique.ts'
import { accountRowsOf, indexRowsOf, mediaRowsOf, referenceRowsOf, type Typed } from './derived-rows.ts'
import { difference, type Derived } from './difference.ts'
import { textWriting } from './write-texts.ts'

const INDEX: Derived<ReturnType<typeof indexRowsOf>[number]> = {
  name: 'entry_index',
  record: 'entry_id',
  key: { stage: ['smallint', ({ stage }) => stage], field: ['text', ({ field }) => field], val: ['text', ({ val }) => val] },
  rest: { type: ['text', ({ type }) => type], position: ['text', ({ position }) => position] },
}

const REFERENCE: Derived<ReturnType<typeof referenceRowsOf>[number]> = {
  name: 'entry_reference',
  record: 'src_id',
  key: { stage: ['smallint', ({ stage }) => stage], path: ['text', ({ path }) => path] },
  rest: { dst_id: ['text', ({ target }) => target], on_delete: ['text', ({ onDelete }) => onDelete] },
}

const using = (name: string, target: string): Derived<ReturnType<typeof mediaRowsOf>[number]> => ({
  name,
  record: 'entry_id',
  key: { stage: ['smallint', ({ stage }) => stage], path: ['text', ({ path }) => path] },
  rest: { [target]: ['text', (row) => row.target] },
})

const MEDIA = using('entry_media', 'media_id')
const ACCOUNT = using('entry_account', 'account_id')

/**
 * Makes PostgreSQL use a cached generic plan for the foreign key lookup of each row. By default it plans the lookup again for
 * every row, because the records of all tenants are partitions of one table: that took most of the time of a save. A generic
 * plan must suit growing tables, so it uses an index.
 */
const byKeptPlans = async (tx: WriteTx, write: () => Promise<void>): Promise<void> => {
  await tx.hotRows(sql`select set_config('plan_cache_mode', 'force_generic_plan', true), set_config('enable_seqscan', 'off', true)`)
  await write()
  await tx.hotRows(sql`select set_config('plan_cache_mode', 'auto', true), set_config('enable_seqscan', 'on', true)`)
}

/**
 * Writes all rows derived from the documents of records: filter and sort values, search text, references, use of media and
 * accounts, unique values. A record in the trash keeps what its list needs, frees its unique values and references accounts
 * only. `before` are the records as they were stored.
 */
export const writeDerived = async (tx: WriteTx, records: readonly Typed[], before: readonly Typed[]): Promise<void> => {
  const ids = records.map(({ row }) => row.id)
  const unique = uniqueClaim(tx, records)
  const texts = textWriting(tx, records, before)
  const statements = [
    ...difference(tx, ids, INDEX, records.flatMap(indexRowsOf)),
    ...difference(tx, ids, REFERENCE, records.flatMap(referenceRowsOf)),
    ...difference(tx, ids, MEDIA, records.flatMap(mediaRowsOf)),
    ...difference(tx, ids, ACCOUNT, records.flatMap(accountRowsOf)),
    ...texts.statements,
    unique.freed,
  ]
  await byKeptPlans(tx, async () => {
    await texts.run(statements)
    await unique.claim()
  })
}
