import { civilDate, TIME_ZONE } from './civil-date.ts'
import type { Locale } from './locale.ts'

/** A day `YYYY-MM-DD`, which no zone moves, or a moment (ISO 8601 or Date), which is shown in Asia/Tokyo. */
export type DateLike = string | Date

const DAY = /^\d{4}-\d{2}-\d{2}$/

const dayOf = (value: DateLike): string => (typeof value === 'string' && DAY.test(value) ? value : civilDate(new Date(value)))

const time = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

const long = {
  ja: new Intl.DateTimeFormat('ja-JP', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' }),
} satisfies Record<Locale, Intl.DateTimeFormat>

/** `2026/11/21`, alike in both languages; throws RangeError for what is no date. */
export const formatDate = (value: DateLike): string => dayOf(value).replaceAll('-', '/')

/** `2026/11/21 14:03`, alike in both languages. */
export const formatDateTime = (moment: DateLike): string => `${formatDate(moment)} ${time.format(new Date(moment))}`

/** For the public pages: `2026年11月21日(土)`, `21 November 2026`. */
export const formatLongDate = (locale: Locale, value: DateLike): string => long[locale].format(new Date(`${dayOf(value)}T00:00:00Z`))

/** A time of the business day from minutes after its midnight; it may pass 24:00: 1500 is `25:00`. */
export const formatMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)
    .toString()
    .padStart(2, '0')}:${(minutes % 60).toString().padStart(2, '0')}`
