import { nfc } from './nfc.ts'

/** What a normaliser did, for the words that tell it: took blanks away, narrowed, widened, or put in form. */
export type Change = 'blanks' | 'halfWidth' | 'fullWidth' | 'form'

const withoutBlanks = (text: string): string => text.replace(/\s+/g, '')

/** Names the difference between what was typed and what stands there now; null when there is none to tell. */
export const changeOf = (typed: string, now: string): Change | null => {
  if (nfc(typed) === now) return null
  if (nfc(withoutBlanks(typed)) === withoutBlanks(now)) return 'blanks'
  if (/[\uff61-\uff9f]/.test(typed)) return 'fullWidth'
  return /[\uff01-\uff5eー―−‐‑–—]/.test(typed) ? 'halfWidth' : 'form'
}
