import { inForm } from '@captain/validation'

const MOST_WORDS = 6

/** The words of a query, folded as `auth.search_text` folds what is searched. */
export const searchWords = (query: string): readonly string[] =>
  inForm(query, 'NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)

/** What `auth.grams` of a text must hold to hold all the words: pairs of neighbours, a single character where a word has no more. */
export const searchGrams = (words: readonly string[]): readonly string[] => [
  ...new Set(
    words.flatMap((word) => {
      const letters = [...word]
      return letters.length === 1 ? letters : letters.slice(1).map((letter, place) => `${letters[place]}${letter}`)
    }),
  ),
]
