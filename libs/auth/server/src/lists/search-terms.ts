import { inForm } from '@captain/validation'

const MAX_WORDS = 6

/** Returns the words of a query, folded like the searched text by `auth.search_text`. */
export const searchTerms = (query: string): readonly string[] =>
  inForm(query, 'NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)

/**
 * Returns the grams that `auth.grams` of a text must contain to match all words: pairs of adjacent characters, or the single character of a
 * one-character word.
 */
export const searchGrams = (words: readonly string[]): readonly string[] => [
  ...new Set(
    words.flatMap((word) => {
      const letters = [...word]
      return letters.length === 1 ? letters : letters.slice(1).map((letter, place) => `${letters[place]}${letter}`)
    }),
  ),
]
