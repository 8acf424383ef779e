import { stateAt } from '@captain/content-core'
import type { Values } from './shelf-call.ts'

const timeIn = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Returns what publishing or unpublishing changes in a record with a start and an end, as the server does it; null for other records. */
export const afterPublishing = (record: Values, action: string): Values | null => {
  if (!('publishFrom' in record) || (action !== 'publish' && action !== 'unpublish')) return null
  const [publishFrom, publishUntil] = [timeIn(record['publishFrom']), timeIn(record['publishUntil'])]
  const now = new Date()
  const isPlanned = publishFrom !== null && new Date(publishFrom) > now
  if (action === 'unpublish') {
    const isCancelled = record['state'] === 'scheduled'
    return { status: 'draft', state: 'draft', ...(isCancelled && { publishFrom: null, firstPublishedAt: null }) }
  }
  return {
    status: 'published',
    state: stateAt('publish', { status: 'published', publishFrom, publishUntil }, now),
    firstPublishedAt: isPlanned ? publishFrom : (record['firstPublishedAt'] ?? now.toISOString()),
    hasUnpublishedChanges: false,
  }
}
