import { isDeepStrictEqual } from 'node:util'
import { slugField, type AnyContentType, type WebhookEvent } from '@captain/content-core'
import type { EntryRow } from '../../store/entry-row.ts'
import { isPublicRow } from '../../store/public-change.ts'
import type { EntryChange } from '../../store/entry-change.ts'
import type { IsVisibleWith } from './shown-with.ts'

/** A past or planned event of a record; of its values only the public address. */
export type RecordEvent = {
  readonly event: WebhookEvent
  readonly type: string
  readonly id: string
  readonly slug: string | null
  readonly at: Date
}

type Times = Pick<EntryRow, 'publish_from' | 'publish_until'>

type Planned = Times & Pick<EntryRow, 'id' | 'published_slug'>

const isTime = ({ publish_from: from, publish_until: until }: Times, now: Date): boolean =>
  (from === null || from <= now) && (until === null || until > now)

type Circumstances = { readonly isSentIn: boolean; readonly isShownWith: IsVisibleWith; readonly now: Date }

const isVisible = (type: AnyContentType, row: EntryRow | null, { isShownWith, now }: Omit<Circumstances, 'isSentIn'>): row is EntryRow =>
  isPublicRow(type, row) && isTime(row, now) && isShownWith(type, row)

/** Returns the public slug of a row; null if slugs of the type are private. */
const publicSlug = (type: AnyContentType, row: Pick<EntryRow, 'published_slug'>): string | null => {
  const name = slugField(type)
  return name === null || type.fields[name]?.visibility === 'private' ? null : row.published_slug
}

const hasNewPublishedCopy = (before: EntryRow, { after, goesPublic }: EntryChange): boolean =>
  goesPublic === true || !isDeepStrictEqual(before.published, after.published)

const happened = (change: EntryChange, known: Circumstances): { readonly event: WebhookEvent; readonly row: EntryRow } | null => {
  const { type, before, after, action } = change
  if (action === 'delete') return { event: 'deleted', row: before ?? after }
  if (action === 'restore') return { event: 'restored', row: after }
  if (known.isSentIn && before === null && type.submission !== null) return { event: 'submitted', row: after }
  if (isVisible(type, after, known))
    return !isVisible(type, before, known) || hasNewPublishedCopy(before, change) ? { event: 'published', row: after } : null
  return isVisible(type, before, known) ? { event: 'unpublished', row: before } : null
}

/** Returns the events that the clock alone causes for a public row. */
export const plannedOf = (type: AnyContentType, row: Planned, now: Date): readonly RecordEvent[] => {
  const later = (event: WebhookEvent, at: Date | null) =>
    at === null || at <= now ? [] : [{ event, type: type.name, id: row.id, slug: publicSlug(type, row), at }]
  return [...later('published', row.publish_from), ...later('unpublished', row.publish_until)]
}

/** Returns the events of a change for webhooks: those that it caused now and those that it scheduled. */
export const eventsOf = (change: EntryChange, known: Circumstances): readonly RecordEvent[] => {
  const { type, after } = change
  const { isShownWith, now } = known
  const planned = isPublicRow(type, after) && isShownWith(type, after) ? plannedOf(type, after, now) : []
  const found = happened(change, known)
  if (found === null) return planned
  const slug = isPublicRow(type, found.row) && isShownWith(type, found.row) ? publicSlug(type, found.row) : null
  return [{ event: found.event, type: type.name, id: after.id, slug, at: now }, ...planned]
}
