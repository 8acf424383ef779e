import { TRANSITIONS, type AnyContentType, type Transition } from '@captain/content-core'
import { illegalTransition } from '../errors.ts'
import type { WriteTx } from '../store.ts'
import { checkedValues, writableValues } from './check-values.ts'
import { slugOf } from './derive.ts'
import type { EntryRow } from './entry-row.ts'
import { declaredValues } from './record.ts'
import { wasPublicAddress } from './redirects.ts'
import { markPublished } from './revisions.ts'
import { writeEntry } from './write-entry.ts'

const later = (one: Date, other: Date): Date => (one > other ? one : other)

/** When the public first saw the record; a start that was planned and never came does not count. */
const firstPublished = ({ first_published_at: first }: EntryRow, now: Date): Date | null => (first !== null && first <= now ? first : null)

/** The row with its working copy before the public. A record that says no time starts now, and keeps that time from then on. */
const publishedRow = async (tx: WriteTx, type: AnyContentType, before: EntryRow): Promise<EntryRow> => {
  const current = writableValues(type, declaredValues(type, before.data))
  const publishFrom = typeof current['publishFrom'] === 'string' ? current['publishFrom'] : tx.now.toISOString()
  const data = await checkedValues(tx, type, before.id, { ...current, publishFrom }, 'publish')
  const from = new Date(publishFrom)
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

const withdrawnRow = (tx: WriteTx, before: EntryRow): EntryRow => ({
  ...before,
  published: null,
  published_slug: wasPublicAddress(before, tx.now) ? before.published_slug : null,
  first_published_at: firstPublished(before, tx.now),
  publish_from: null,
  publish_until: null,
  published_at: null,
})

/** Takes a locked record of a `publish` type through a transition. Throws 409 for one its state does not have, ContentIssues when it may not go public yet. */
export const transitionEntry = async (tx: WriteTx, type: AnyContentType, before: EntryRow, transition: Transition): Promise<EntryRow> => {
  const { from, to } = TRANSITIONS[transition]
  if (!from.includes(before.status)) throw illegalTransition(transition, before.status)
  const changed = to === 'published' ? await publishedRow(tx, type, before) : withdrawnRow(tx, before)
  const after: EntryRow = {
    ...changed,
    status: to,
    lock_version: before.lock_version + 1,
    updated_at: tx.now,
    updated_by: tx.author.id,
    updated_by_name: tx.author.name,
  }
  const row = await writeEntry(tx, { type, before, after, action: transition, changedFields: [] })
  if (to === 'published') await markPublished(tx, row)
  return row
}
