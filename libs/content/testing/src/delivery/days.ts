import { dateInTimeZone, addDays } from '@captain/locale'

export const today = dateInTimeZone(new Date())
export const now = new Date().toISOString()
export const in28Days = addDays(today, 28)
export const comingDays = Array.from({ length: 7 }, (_none, days) => addDays(today, days))

/** Returns the month of a date: `2026-12` of `2026-12-05`. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** Returns the year of a date; NaN for null. */
export const yearOf = (day: string | null): number => Number(day?.slice(0, 4))
