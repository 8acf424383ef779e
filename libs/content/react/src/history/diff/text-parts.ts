import { diffWordsWithSpace } from 'diff'

/** A piece of two texts: in both, only in the older, only in the newer. */
export type TextPart = { readonly of: 'both' | 'old' | 'new'; readonly text: string }

/** Japanese has no spaces between words, so a dictionary separates them. */
const words = new Intl.Segmenter('ja', { granularity: 'word' })

/** Milliseconds after which the comparison stops, since texts that different have no useful word diff. */
const PATIENCE = 100

const partOf = (added: boolean, removed: boolean): TextPart['of'] => {
  if (added) return 'new'
  return removed ? 'old' : 'both'
}

/** Compares two texts word by word; texts with little in common count as fully different. */
export const textParts = (older: string, newer: string): readonly TextPart[] =>
  diffWordsWithSpace(older, newer, { intlSegmenter: words, timeout: PATIENCE })?.map(({ value, added, removed }) => ({
    of: partOf(added, removed),
    text: value,
  })) ?? [
    { of: 'old', text: older },
    { of: 'new', text: newer },
  ]
