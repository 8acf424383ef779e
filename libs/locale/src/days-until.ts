import { dateInTimeZone } from './date-in-time-zone.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the days from today in Asia/Tokyo to a day (`YYYY-MM-DD`); negative for a past day. */
export const daysUntil = (day: string, now: Date): number => Math.round((Date.parse(day) - Date.parse(dateInTimeZone(now))) / DAY_MS)
