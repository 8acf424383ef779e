import { toHalfWidth } from '../half-width.ts'

const exists = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** A typed day as `YYYY-MM-DD`: `2026/11/21`, `2026-11-21`, `20261121`, `2026年11月21日`; what can't be read stays text. */
export const readDay = (text: string): unknown => {
  const plain = toHalfWidth(text)
  if (plain === '') return null
  const parts = /^(\d{4})[/.\-年](\d{1,2})[/.\-月](\d{1,2})日?$/.exec(plain) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(plain)
  if (parts === null) return text
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number)
  return exists(year, month, day) ? `${parts[1]}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` : text
}

/** `2026-11-21` as `2026/11/21`; anything else as it is. */
export const showDay = (value: unknown): string => (typeof value === 'string' ? value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$1/$2/$3') : '')
