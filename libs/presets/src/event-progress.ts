import { rowsIn, type Values } from '@captain/content-core'
import { dateInTimeZone } from '@captain/locale'

/** Application states of an event on a day (content model, P.event). */
export const EVENT_STATES = ['before', 'open', 'closed', 'full', 'over', 'cancelled'] as const
export type EventState = (typeof EVENT_STATES)[number]

type Session = { readonly date: string; readonly startTime: number | null }

const MINUTE_MS = 60_000

/** Returns the sessions; accepts any value, because request values may be unchecked. */
const sessionsOf = ({ sessions }: Values): readonly Session[] =>
  rowsIn(sessions).flatMap(({ date, startTime }) =>
    typeof date === 'string' && Number.isFinite(Date.parse(date))
      ? [{ date, startTime: typeof startTime === 'number' ? startTime : null }]
      : [],
  )

/** Returns the days of an event, the earliest first. */
export const daysOf = (values: Values): readonly string[] =>
  sessionsOf(values)
    .map(({ date }) => date)
    .toSorted()

/** Returns the instant of a session; a start after midnight belongs to the previous day. */
const instantOf = ({ date, startTime }: Session): string =>
  new Date(Date.parse(`${date}T00:00:00+09:00`) + (startTime ?? 0) * MINUTE_MS).toISOString()

/** Returns the start of the next session, including today's; null if all are past or none is known. */
export const nextSessionOf = (values: Values, now: Date): string | null => {
  const today = dateInTimeZone(now)
  return (
    sessionsOf(values)
      .filter(({ date }) => date >= today)
      .map(instantOf)
      .toSorted()[0] ?? null
  )
}

const isAfter = (day: unknown, today: string): boolean => typeof day === 'string' && day > today
const isBefore = (day: unknown, today: string): boolean => typeof day === 'string' && day < today

/** Returns the state of an event on the day of an instant. */
export const eventStateOf = (values: Values, now: Date): EventState => {
  const today = dateInTimeZone(now)
  if (values['isCancelled'] === true) return 'cancelled'
  if (isBefore(daysOf(values).at(-1), today)) return 'over'
  if (values['isFull'] === true) return 'full'
  if (isAfter(values['applicationStart'], today)) return 'before'
  return isBefore(values['applicationDeadline'], today) ? 'closed' : 'open'
}

const descending = (digits: string): string => digits.replace(/\d/g, (digit) => String(9 - Number(digit)))

/** Returns the sort key of lists: the next session first, then events without sessions, then past ones, latest first. */
export const eventSortKey = (values: Values, now: Date): string => {
  const next = nextSessionOf(values, now)
  if (next !== null) return `0 ${next}`
  const last = daysOf(values).at(-1)
  return last === undefined ? '1' : `2 ${descending(last)}`
}
