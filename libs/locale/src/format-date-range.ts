import { dayOf, partsOf, type DateLike } from './day.ts'
import { formatLongDate, formatWeekday } from './format-date.ts'
import type { Locale } from './locale.ts'

const japanese = (from: DateLike, to: DateLike): string => {
  const [start, end] = [partsOf(from), partsOf(to)]
  if (start.year !== end.year) return `${formatLongDate('ja', from)}〜${formatLongDate('ja', to)}`
  const month = start.month === end.month ? '' : `${end.month}月`
  return `${formatLongDate('ja', from)}〜${month}${end.day}日(${formatWeekday('ja', to)})`
}

const english = (from: DateLike, to: DateLike): string => {
  const [start, end] = [partsOf(from), partsOf(to)]
  if (start.year !== end.year) return `${formatLongDate('en', from)} – ${formatLongDate('en', to)}`
  if (start.month === end.month) return `${start.day}–${formatLongDate('en', to)}`
  return `${formatLongDate('en', from).replace(/ \d+$/, '')} – ${formatLongDate('en', to)}`
}

/**
 * Formats a range of days, both included, without repeating common parts: `2026年11月21日(土)〜23日(月)`, `21–23 November 2026`. A single day
 * appears once.
 */
export const formatDateRange = (locale: Locale, from: DateLike, to: DateLike): string => {
  if (dayOf(from) === dayOf(to)) return formatLongDate(locale, from)
  return locale === 'ja' ? japanese(from, to) : english(from, to)
}
