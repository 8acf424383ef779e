import { diffWordsWithSpace } from 'diff'

/** A piece of two texts: in both, only in the older, only in the newer. */
export type TextPart = { readonly of: 'both' | 'old' | 'new'; readonly text: string }

/** Japanese has no spaces between words, so that its words are told apart by their dictionary. */
const words = new Intl.Segmenter('ja', { granularity: 'word' })

/** Milliseconds after which two texts are so different that comparing their words tells nobody anything. */
const PATIENCE = 100

const partOf = (added: boolean, removed: boolean): TextPart['of'] => {
  if (added) return 'new'
  return removed ? 'old' : 'both'
}

/** What two texts share and where they differ, word by word; those that have little in common as wholes. */
export const textParts = (older: string, newer: string): readonly TextPart[] =>
  diffWordsWithSpace(older, newer, { intlSegmenter: words, timeout: PATIENCE })?.map(({ value, added, removed }) => ({
    of: partOf(added, removed),
    text: value,
  })) ?? [
    { of: 'old', text: older },
    { of: 'new', text: newer },
  ]
