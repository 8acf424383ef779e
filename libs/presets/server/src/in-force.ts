import type { AnyRecord } from '@captain/content-core'

const orderOf = (record: AnyRecord): string => `${String(record['effectiveDate'])} ${String(record.publishedAt)}`

/** Of all versions of a document the one that counts on a day (`YYYY-MM-DD`); null where none does. */
export const inForce = (versions: readonly AnyRecord[], today: string): AnyRecord | null =>
  versions
    .filter(({ status, effectiveDate }) => status === 'published' && String(effectiveDate) <= today)
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? 1 : -1))[0] ?? null
