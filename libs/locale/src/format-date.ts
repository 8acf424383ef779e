import { TIME_ZONE } from './date-in-time-zone.ts'
import { dayOf, utcMidnight, type DateLike } from './day.ts'
import type { Locale } from './locale.ts'

const time = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

const inBoth = (ja: Intl.DateTimeFormatOptions, en = ja) =>
  ({
    ja: new Intl.DateTimeFormat('ja-JP', { timeZone: 'UTC', ...ja }),
    en: new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...en }),
  }) satisfies Record<Locale, Intl.DateTimeFormat>

const long = inBoth(
  { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' },
  { year: 'numeric', month: 'long', day: 'numeric' },
)
const month = inBoth({ year: 'numeric', month: 'long' })
const weekday = inBoth({ weekday: 'short' })

/** Formats a day as `2026/11/21` in both languages. Throws RangeError for an invalid date, as all functions here do. */
export const formatDate = (value: DateLike): string => dayOf(value).replaceAll('-', '/')

/** Formats a time as `14:03` in Asia/Tokyo, in both languages. */
export const formatTime = (moment: DateLike): string => time.format(new Date(moment))

/** Formats a moment as `2026/11/21 14:03` in both languages. */
export const formatDateTime = (moment: DateLike): string => `${formatDate(moment)} ${formatTime(moment)}`

/** Formats a day for the public pages: `2026年11月21日(土)`, `21 November 2026`. */
export const formatLongDate = (locale: Locale, value: DateLike): string => long[locale].format(utcMidnight(value))

/** Formats a weekday: `土`, `Sat`. */
export const formatWeekday = (locale: Locale, value: DateLike): string => weekday[locale].format(utcMidnight(value))

/** Formats a day for screens where the weekday helps: `2026/11/21(土)`, `2026/11/21 (Sat)`. */
export const formatDateWithWeekday = (locale: Locale, value: DateLike): string =>
  `${formatDate(value)}${locale === 'ja' ? '' : ' '}(${formatWeekday(locale, value)})`

/** Formats a month: `2026年11月`, `November 2026`; also accepts a month `YYYY-MM`. */
export const formatMonth = (locale: Locale, value: DateLike): string =>
  month[locale].format(utcMidnight(typeof value === 'string' && /^\d{4}-\d{2}$/.test(value) ? `${value}-01` : value))
