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
 * Writes all rows derived from the documents of records: filter and sort values, search text, references, use of media and
 * accounts, unique values. A record in the trash keeps what its list needs, frees its unique values and references accounts
 * only. `before` are the records as they were stored. A lenient call leaves unique values that another record has to that record. Sends its
 * statements at once.
 */
export const writeDerived = async (tx: WriteTx, records: readonly Typed[], before: readonly Typed[], isLenient = false): Promise<void> => {
  const ids = records.map(({ row }) => row.id)
  const unique = uniqueClaim(tx, records, isLenient)
  const texts = textWriting(tx, records, before)
  const statements = [
    ...difference(tx, ids, INDEX, records.flatMap(indexRowsOf)),
    ...difference(tx, ids, REFERENCE, records.flatMap(referenceRowsOf)),
    ...difference(tx, ids, MEDIA, records.flatMap(mediaRowsOf)),
    ...difference(tx, ids, ACCOUNT, records.flatMap(accountRowsOf)),
    ...texts.statements,
    unique.freed,
  ]
  await Promise.all([texts.run(statements), unique.claim()])
}
