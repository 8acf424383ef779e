import { daysOfMonth } from '@captain/content-core'
import { addDays } from '@captain/locale'

const WEEK = 7

/** Days of a week by number, Monday first. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const

const pad = (value: number): string => String(value).padStart(2, '0')

/** The place of a day in its week: 0 is Monday, 6 Sunday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day))

/** Returns the month with an offset in months, `YYYY-MM`. */
export const adjacentMonth = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const all = year * 12 + number - 1 + count
  return `${Math.floor(all / 12)}-${pad((all % 12) + 1)}`
}

/** Returns the days between two, both included. */
export const daysFrom = (first: string, last: string): readonly string[] => {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** Returns the weeks of a month from Monday; null marks days of other months. */
export const weeksOf = (month: string): readonly (readonly (string | null)[])[] => {
  const { first, last } = daysOfMonth(month)
  const mondays = daysFrom(mondayOf(first), last).filter((day) => weekdayOf(day) === 0)
  return mondays.map((monday) => WEEKDAYS.map((place) => addDays(monday, place)).map((day) => (day < first || day > last ? null : day)))
}

/** Returns the range that the sheet of a month loads: the month, and the week before it. */
export const sheetSpan = (month: string): { readonly first: string; readonly last: string } => {
  const { first, last } = daysOfMonth(month)
  return { first: addDays(mondayOf(first), -WEEK), last }
}
