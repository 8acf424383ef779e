import { formatMinutes, parseBusinessTime } from '@captain/locale'

/** Reads a time of the business day as minutes after midnight: `25:00`, `翌1時`, `930`. Empty input is null; unreadable input stays text. */
export const readClock = (text: string): unknown => (text.trim() === '' ? null : (parseBusinessTime(text) ?? text))

/** Formats minutes after midnight as `25:00`. */
export const showClock = (value: unknown): string => {
  if (typeof value === 'number') return formatMinutes(value)
  return typeof value === 'string' ? value : ''
}
