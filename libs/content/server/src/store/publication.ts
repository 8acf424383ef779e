import type { AnyContentType, Values } from '@captain/content-core'
import type { WriteTx } from '../store.ts'
import { slugOf } from './derive.ts'
import type { EntryRow } from './entry-row.ts'
import { wasPublicAddress } from './redirects.ts'

const later = (one: Date, other: Date): Date => (one > other ? one : other)

/** Returns when the record first became public; a planned start that never came does not count. */
const firstPublished = ({ first_published_at: first }: EntryRow, now: Date): Date | null => (first !== null && first <= now ? first : null)

/** Returns the row with checked values published from a moment on. */
export const publishedRow = (tx: WriteTx, type: AnyContentType, before: EntryRow, data: Values, from: Date): EntryRow => {
  const until = data['publishUntil']
  return {
    ...before,
    data,
    published: data,
    published_slug: slugOf(type, data),
    publish_from: from,
    publish_until: typeof until === 'string' ? new Date(until) : null,
    first_published_at: firstPublished(before, tx.now) ?? later(from, tx.now),
    published_at: tx.now,
  }
}

/** Returns the row without a published copy; its old address still finds it if it was public. */
export const unpublishedRow = (tx: WriteTx, before: EntryRow): EntryRow => ({
  ...before,
  published: null,
  published_slug: wasPublicAddress(before, tx.now) ? before.published_slug : null,
  first_published_at: firstPublished(before, tx.now),
  publish_from: null,
  publish_until: null,
  published_at: null,
})
