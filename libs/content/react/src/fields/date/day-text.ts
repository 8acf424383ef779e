import { readDay as read } from '@captain/locale'

/** A typed day as `YYYY-MM-DD`, years of eras too; nothing is null, and what can't be read stays text. */
export const readDay = (text: string): unknown => (text.trim() === '' ? null : (read(text) ?? text))

/** `2026-11-21` as `2026/11/21`; anything else as it is. */
export const showDay = (value: unknown): string => (typeof value === 'string' ? value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$1/$2/$3') : '')
