import { toHalfWidth } from './half-width.ts'
import type { Locale } from './locale.ts'

const DAY_MINUTES = 24 * 60

const clock = (minutes: number, hourDigits: number): string =>
  `${Math.floor(minutes / 60)
    .toString()
    .padStart(hourDigits, '0')}:${(minutes % 60).toString().padStart(2, '0')}`

/** Formats minutes after midnight as a time of the business day; it may pass 24:00: 1500 is `25:00`. */
export const formatMinutes = (minutes: number): string => clock(minutes, 2)

/**
 * Formats a time of the business day for readers who don't count past midnight: 1500 is `翌1:00`, `1:00 (next day)`; 24:00 stays.
 *
 * @public Specification: opening hours on the public sites of the club and the café.
 */
export const formatNextDayTime = (locale: Locale, minutes: number): string => {
  if (minutes <= DAY_MINUTES) return clock(minutes, 1)
  const after = clock(minutes - DAY_MINUTES, 1)
  return locale === 'ja' ? `翌${after}` : `${after} (next day)`
}

const CLOCKS = [/^(\d{1,2}):(\d{2})$/, /^(\d{1,2})時(?:(\d{1,2})分|(半))?$/, /^(\d{1,2})(\d{2})$/, /^(\d{1,2})$/]

/**
 * Parses a typed time of the business day into minutes after midnight: `25:30`, `翌1:30`, `翌日1時半`, `930`, also full-width; null if
 * unreadable.
 */
export const parseBusinessTime = (text: string): number | null => {
  const [, nextDay, plain = ''] = /^(翌日?)?(.*)$/.exec(toHalfWidth(text).replaceAll(/\s/g, '')) ?? []
  const parts = CLOCKS.map((pattern) => pattern.exec(plain)).find((found) => found !== null)
  if (parts === undefined) return null
  const [hours, minutes] = [Number(parts[1]), parts[3] === undefined ? Number(parts[2] ?? '0') : 30]
  if (minutes >= 60 || hours >= (nextDay === undefined ? 48 : 24)) return null
  return hours * 60 + minutes + (nextDay === undefined ? 0 : DAY_MINUTES)
}
