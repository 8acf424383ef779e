/**
 * A change of a tenant that kept responses may depend on. Times are the starts of publication before and after it, in ms. A draft is a record whose public copy
 * stays as it is; without an id it means any number of them, or something outside records.
 */
export type PublicChange =
  | { readonly of: 'everything' }
  | { readonly of: 'draft'; readonly id: string | null }
  | { readonly of: 'asset'; readonly id: string }
  | { readonly of: 'record'; readonly type: string; readonly id: string; readonly times: readonly number[] }

const EVERYTHING: PublicChange = { of: 'everything' }

/** The trigger's mark for more changes than a notification has room for. */
const TOO_MANY = '*'

/** The trigger's mark for records whose public copy stays as it is. */
export const DRAFT = '~'

const changeIn = (line: string): PublicChange => {
  const [type = '', id = '', ...times] = line.split(' ')
  if (type === DRAFT) return { of: 'draft', id: id === '' ? null : id }
  if (id === '') return EVERYTHING
  if (type === '') return { of: 'asset', id }
  return { of: 'record', type, id, times: times.filter((time) => time !== '').map(Number) }
}

/** Parses what the triggers on records and assets noted in a transaction: one change a line (migration 0122). */
export const publicChangesIn = (noted: string): readonly PublicChange[] => {
  if (noted === '') return []
  return noted.startsWith(TOO_MANY) ? [EVERYTHING] : noted.split('\n').map(changeIn)
}
