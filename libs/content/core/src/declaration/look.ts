import type { Clock } from '../validation/clock.ts'

/** Emphasis of a badge in lists; each tone has its shape and colour. */
export type Tone = 'good' | 'busy' | 'caution' | 'alarm' | 'quiet'

/**
 * Extra content of a column: the end of a range, the value of another field, or a badge that the record determines (an option of the
 * column's messages, or null for none).
 */
export type Look<Values, Name extends string> =
  | { readonly until: Name }
  | { readonly beside: Name }
  | { readonly word: (values: Values, clock: Clock) => string | null; readonly tones?: Readonly<Record<string, Tone>> }

/** Column that counts the records of the type `of` that refer to the row with the field `by`. */
export type CountColumn = { readonly of: string; readonly by: string }

/** Returns the secondary field that a column format shows; null if it needs none. */
export const secondOf = (look: Look<never, string> | undefined): string | null => {
  if (look === undefined || 'word' in look) return null
  return 'until' in look ? look.until : look.beside
}
