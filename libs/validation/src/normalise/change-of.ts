import { nfc } from './nfc.ts'

/** Change by a normaliser, for the message that reports it: removed blanks, converted to half width, to full width, or reformatted. */
export type Change = 'blanks' | 'halfWidth' | 'fullWidth' | 'form'

const withoutBlanks = (text: string): string => text.replace(/\s+/g, '')

/** Returns the kind of change from the typed to the normalised text; null if there is none to report. */
export const changeOf = (typed: string, now: string): Change | null => {
  if (nfc(typed) === now) return null
  if (nfc(withoutBlanks(typed)) === withoutBlanks(now)) return 'blanks'
  if (/[\uff61-\uff9f]/.test(typed)) return 'fullWidth'
  return /[\uff01-\uff5eー―−‐‑–—]/.test(typed) ? 'halfWidth' : 'form'
}
