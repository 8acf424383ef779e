import { addDays } from '@captain/locale'

const DAY_MS = 24 * 60 * 60 * 1000

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Returns every day from the first to the last, both included. */
export const daysBetween = (from: string, to: string): readonly string[] =>
  Array.from({ length: Math.max(0, Math.round((utc(to) - utc(from)) / DAY_MS) + 1) }, (_unused, place) => addDays(from, place))

/** Returns the first and last day of a month, `YYYY-MM`. */
export const monthDays = (month: string): { readonly first: string; readonly last: string } => {
  const first = `${month}-01`
  const next = addDays(first, 31).slice(0, 7)
  return { first, last: addDays(`${next}-01`, -1) }
}

/** Returns the next month, `YYYY-MM`. */
export const monthAfter = (month: string): string => addDays(`${month}-01`, 31).slice(0, 7)

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number => (new Date(utc(day)).getUTCDay() + 6) % 7
