import { formatDateTime } from './format-date.ts'
import type { Locale } from './locale.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

const formats = {
  ja: new Intl.RelativeTimeFormat('ja'),
  en: new Intl.RelativeTimeFormat('en'),
} satisfies Record<Locale, Intl.RelativeTimeFormat>

const NOW = { ja: 'たった今', en: 'just now' } satisfies Record<Locale, string>

/**
 * Formats the elapsed time in whole units rounded down: `3分前`, `3 minutes ago`; the date and time after a week. For notices only: records
 * show dates.
 */
export const formatRelativeTime = (locale: Locale, moment: Date | string, now: Date = new Date()): string => {
  const elapsed = new Date(moment).getTime() - now.getTime()
  const length = Math.abs(elapsed)
  if (length < MINUTE) return NOW[locale]
  if (!(length < WEEK)) return formatDateTime(moment)
  const [unit, size] = length < HOUR ? (['minute', MINUTE] as const) : length < DAY ? (['hour', HOUR] as const) : (['day', DAY] as const)
  // Japanese has no space between a number and its unit.
  return formats[locale].format(Math.trunc(elapsed / size), unit).replace(locale === 'ja' ? ' ' : '', '')
}
