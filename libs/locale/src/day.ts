import { dateInTimeZone } from './date-in-time-zone.ts'

/** Day `YYYY-MM-DD`, independent of time zones, or a moment (ISO 8601 or Date), which is shown in Asia/Tokyo. */
export type DateLike = string | Date

export type DayParts = { readonly year: number; readonly month: number; readonly day: number }

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

const pad = (value: number, digits: number): string => value.toString().padStart(digits, '0')

/** Returns a calendar day as `YYYY-MM-DD`, or null if it does not exist: 29 February exists in leap years only. */
export const dayFrom = ({ year, month, day }: DayParts): string | null => {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const exists = year >= 1 && year <= 9999 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` : null
}

/** Returns year, month and day of a date as numbers; throws RangeError for an invalid date. */
export const partsOf = (value: DateLike): DayParts => {
  const text = typeof value === 'string' && DAY.test(value) ? value : dateInTimeZone(new Date(value))
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  if (dayFrom({ year, month, day }) === null) throw new RangeError(`No such day: ${text}`)
  return { year, month, day }
}

/** Returns the day of a date, `YYYY-MM-DD`; throws RangeError for an invalid date. */
export const dayOf = (value: DateLike): string => {
  const { year, month, day } = partsOf(value)
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}

/** Returns midnight of a date's day in UTC, for formats that are set to UTC. */
export const utcMidnight = (value: DateLike): Date => new Date(`${dayOf(value)}T00:00:00Z`)
