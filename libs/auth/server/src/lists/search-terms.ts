import { inForm } from '@captain/validation'

const MAX_WORDS = 6

/** Returns the words of a query, folded like the searched text by `auth.search_text`. */
const searchTerms = (query: string): readonly string[] =>
  inForm(query, 'NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)

/**
 * Returns the grams that `auth.grams` of a text must contain to match all words: pairs of adjacent characters, or the single character of a
 * one-character word.
 */
const searchGrams = (words: readonly string[]): readonly string[] => [
  ...new Set(
    words.flatMap((word) => {
      const letters = [...word]
      return letters.length === 1 ? letters : letters.slice(1).map((letter, place) => `${letters[place]}${letter}`)
    }),
  ),
]

/** Code point distance between a katakana and its hiragana. */
const DISTANCE = 0x60

const shifted = (word: string, letters: RegExp, by: number): string =>
  word.replaceAll(letters, (letter) => String.fromCharCode(letter.charCodeAt(0) + by))

/** Returns a word as it is, in hiragana and in katakana, each form once: stored names keep their kana. */
const kanaForms = (word: string): readonly string[] => [
  ...new Set([word, shifted(word, /[ァ-ヶ]/g, -DISTANCE), shifted(word, /[ぁ-ゖ]/g, DISTANCE)]),
]

const anyOf = (conditions: readonly string[]): string => (conditions.length === 1 ? conditions.join('') : `(${conditions.join(' or ')})`)

/**
 * Returns the conditions under which a text contains all words of a query, in either kana. `grams` and `text` are SQL of the indexed grams
 * and of the folded text; `bound` adds a value and returns its place.
 */
export const searchConditions = (
  query: string,
  { grams, text }: { readonly grams: string; readonly text: string },
  bound: (value: unknown) => string,
): readonly string[] =>
  searchTerms(query).flatMap((word) => {
    const forms = kanaForms(word)
    return [
      anyOf(forms.map((form) => `${grams} @> ${bound(searchGrams([form]))}::text[]`)),
      anyOf(forms.map((form) => `strpos(${text}, ${bound(form)}) > 0`)),
    ]
  })
