import { TIME_ZONE } from './civil-date.ts'
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

/** `2026/11/21`, alike in both languages; throws RangeError for what is no date, as all of these do. */
export const formatDate = (value: DateLike): string => dayOf(value).replaceAll('-', '/')

/** `14:03` in Asia/Tokyo, alike in both languages. */
export const formatTime = (moment: DateLike): string => time.format(new Date(moment))

/** `2026/11/21 14:03`, alike in both languages. */
export const formatDateTime = (moment: DateLike): string => `${formatDate(moment)} ${formatTime(moment)}`

/** For the public pages: `2026年11月21日(土)`, `21 November 2026`. */
export const formatLongDate = (locale: Locale, value: DateLike): string => long[locale].format(utcMidnight(value))

/** `土`, `Sat`. */
export const formatWeekday = (locale: Locale, value: DateLike): string => weekday[locale].format(utcMidnight(value))

/** For screens where the weekday helps: `2026/11/21(土)`, `2026/11/21 (Sat)`. */
export const formatDateWithWeekday = (locale: Locale, value: DateLike): string =>
  `${formatDate(value)}${locale === 'ja' ? '' : ' '}(${formatWeekday(locale, value)})`

/** `2026年11月`, `November 2026`; takes a month `YYYY-MM` too. */
export const formatMonth = (locale: Locale, value: DateLike): string =>
  month[locale].format(utcMidnight(typeof value === 'string' && /^\d{4}-\d{2}$/.test(value) ? `${value}-01` : value))
