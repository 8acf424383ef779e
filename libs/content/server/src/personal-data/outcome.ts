import { fieldOf, type AnyContentType, type ErasureOutcome, type Values } from '@captain/content-core'
import { dateInTimeZone } from '@captain/locale'

/** What erasure does to a record, and why it keeps it. */
export type Outcome = {
  readonly outcome: ErasureOutcome
  readonly reason: 'tax' | 'account' | null
  /** The day from which it can be erased; null if none is known. */
  readonly keptUntil: string | null
  /** The fields that are emptied; null for all with personal data. */
  readonly fields: readonly string[] | null
}

/** Returns what erasure does to a record with these values: submissions go as a whole, other records lose their personal data. */
export const outcomeOf = (type: AnyContentType, values: Values, now: Date): Outcome => {
  const { retention } = type
  if (retention?.reason === 'account') return { outcome: 'keep', reason: 'account', keptUntil: null, fields: [] }
  if (retention?.reason === 'tax') {
    const until = values[retention.until]
    const day = typeof until === 'string' ? until : null
    if (day === null || day > dateInTimeZone(now)) {
      const fields = (retention.releases ?? []).filter((name) => fieldOf(type, name) !== null)
      return { outcome: fields.length === 0 ? 'keep' : 'partly', reason: 'tax', keptUntil: day, fields }
    }
    return { outcome: 'empty', reason: null, keptUntil: null, fields: null }
  }
  return { outcome: type.submission === null ? 'empty' : 'erase', reason: null, keptUntil: null, fields: null }
}
