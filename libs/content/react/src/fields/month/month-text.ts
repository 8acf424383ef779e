import { toHalfWidth } from '@captain/locale'

/** Reads an entered month as `YYYY-MM`: `2026/11`, `2026-11`, `202611`, `2026年11月`. Unreadable input stays text. */
export const readMonth = (text: string): unknown => {
  const plain = toHalfWidth(text)
  if (plain === '') return null
  const parts = /^(\d{4})[/.\-年](\d{1,2})月?$/.exec(plain) ?? /^(\d{4})(\d{2})$/.exec(plain)
  const month = Number(parts?.[2] ?? 0)
  return parts !== null && month >= 1 && month <= 12 ? `${parts[1]}-${String(month).padStart(2, '0')}` : text
}

/** Formats `2026-11` as `2026/11`; returns other text unchanged. */
export const showMonth = (value: unknown): string => (typeof value === 'string' ? value.replace(/^(\d{4})-(\d{2})$/, '$1/$2') : '')
