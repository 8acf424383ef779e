import type { PublicationTimes } from '../publishing/publication.ts'

/** Why a start or an end cannot be set. */
export type TimeIssue = 'missing' | 'unreadable' | 'past' | 'beforeStart' | 'afterEnd'

type Chosen = { readonly kind: 'start' | 'end'; readonly at: unknown; readonly times: PublicationTimes; readonly now: Date }

/** Checks a chosen start or end. An empty end is none; an empty start is missing. Null if it can be set. */
export const timeIssueOf = ({ kind, at, times: { publishFrom, publishUntil }, now }: Chosen): TimeIssue | null => {
  if (at === null || at === '') return kind === 'start' ? 'missing' : null
  const time = typeof at === 'string' && at.includes('T') ? Date.parse(at) : Number.NaN
  if (Number.isNaN(time)) return 'unreadable'
  if (time <= now.getTime()) return 'past'
  // An end that has passed does not limit a new start: publishing removes it.
  if (kind === 'start' && publishUntil !== null && Date.parse(publishUntil) > now.getTime() && time >= Date.parse(publishUntil))
    return 'afterEnd'
  if (kind === 'end' && publishFrom !== null && time <= Date.parse(publishFrom)) return 'beforeStart'
  return null
}
