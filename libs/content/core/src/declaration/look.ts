import type { Clock } from '../validation/clock.ts'

/** How much a word stands out in lists; each tone has a shape as well as a colour. */
export type Tone = 'good' | 'busy' | 'caution' | 'alarm' | 'quiet'

/**
 * What a column of a list shows besides the value of its field: the other end of a span, the value of another field, or a word that follows
 * from the record (an option of the column's words, or null for none).
 */
export type Look<Values, Name extends string> =
  | { readonly until: Name }
  | { readonly beside: Name }
  | { readonly word: (values: Values, clock: Clock) => string | null; readonly tones?: Readonly<Record<string, Tone>> }

/** A column of numbers: how many records of the type `of` point at the row with the field `by`. */
export type CountColumn = { readonly of: string; readonly by: string }

/** The field that a look shows beside its own; null where it needs none. */
export const secondOf = (look: Look<never, string> | undefined): string | null => {
  if (look === undefined || 'word' in look) return null
  return 'until' in look ? look.until : look.beside
}
