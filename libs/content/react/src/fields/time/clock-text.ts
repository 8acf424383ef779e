import { toHalfWidth } from '../half-width.ts'

/** A typed time of the business day as minutes after midnight: `25:00`, `2500`, `9時30分`; what can't be read stays text. */
export const readClock = (text: string): unknown => {
  const plain = toHalfWidth(text)
  if (plain === '') return null
  const parts = /^(\d{1,2})(?::|時)(\d{1,2})?分?$/.exec(plain) ?? /^(\d{1,2})(\d{2})$/.exec(plain) ?? /^(\d{1,2})$/.exec(plain)
  if (parts === null) return text
  const minutes = Number(parts[2] ?? '0')
  return minutes < 60 ? Number(parts[1]) * 60 + minutes : text
}

/** Minutes after midnight as `25:00`. */
export const showClock = (value: unknown): string =>
  typeof value === 'number'
    ? `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`
    : typeof value === 'string'
      ? value
      : ''
