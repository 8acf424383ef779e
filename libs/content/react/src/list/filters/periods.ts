import { daysOfMonth } from '@captain/content-core'
import { dateInTimeZone, dayOf } from '@captain/locale'

export const DAY_PERIODS = ['today', 'thisWeek', 'thisMonth', 'lastMonth'] as const
export const MONTH_PERIODS = ['thisMonth', 'lastMonth'] as const

export type Period = (typeof DAY_PERIODS)[number]

const DAY_MS = 86_400_000

const shifted = (day: string, days: number): string => dayOf(new Date(Date.parse(`${day}T00:00:00+09:00`) + days * DAY_MS))

/** Days since Monday. */
const inWeek = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** Returns the month of a day, or the one before or after it, as `2026-11`. */
export const monthBeside = (day: string, shift: -1 | 0 | 1): string => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + shift, 1)).toISOString().slice(0, 7)
}

const fullMonth = (day: string, shift: 0 | -1): string => {
  const { first, last } = daysOfMonth(monthBeside(day, shift))
  return `${first}..${last}`
}

/**
 * Returns first and last day of a period as filters take them, `2026-11-01..2026-11-30`. Weeks start on Monday; `today` is a day in
 * Asia/Tokyo.
 */
export const daysOf = (period: Period, today: string = dateInTimeZone(new Date())): string => {
  if (period === 'today') return `${today}..${today}`
  if (period === 'thisWeek') {
    const monday = shifted(today, -inWeek(today))
    return `${monday}..${shifted(monday, 6)}`
  }
  return fullMonth(today, period === 'thisMonth' ? 0 : -1)
}

/** Returns the month of a period as filters take it, `2026-11..2026-11`. */
export const monthsOf = (period: (typeof MONTH_PERIODS)[number], today: string = dateInTimeZone(new Date())): string => {
  const month = daysOf(period, today).slice(0, 7)
  return `${month}..${month}`
}
