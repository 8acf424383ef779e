import { dateInTimeZone } from '@captain/locale'
import { eventStateOf, nextSessionOf, type EventState } from '@captain/presets'

/** Look-back window of the job; longer than any downtime. */
const BACK_MS = 60 * 24 * 60 * 60 * 1000

type EventRecord = Readonly<Record<string, unknown>> & { readonly eventState: EventState | null; readonly nextSession: string | null }

/** Daily job that updates events: the next session, the application state, and their place in lists. */
export const eventJob = {
  name: 'event-of-the-day',
  filter: (now: Date) => ({ lastDay: `${dateInTimeZone(new Date(now.getTime() - BACK_MS))}..` }),
  recomputeOnly: true,
  dueChanges: (event: EventRecord, now: Date) =>
    event.eventState === eventStateOf(event, now) && event.nextSession === nextSessionOf(event, now) ? null : {},
} as const
