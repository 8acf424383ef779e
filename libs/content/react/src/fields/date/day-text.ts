import { parseDay as read } from '@captain/locale'

/** Reads an entered date as `YYYY-MM-DD`, including Japanese era years. Empty input is null; unreadable input stays text. */
export const readDay = (text: string): unknown => (text.trim() === '' ? null : (read(text) ?? text))

/** Formats `2026-11-21` as `2026/11/21`; returns other text unchanged. */
export const showDay = (value: unknown): string => (typeof value === 'string' ? value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$1/$2/$3') : '')
