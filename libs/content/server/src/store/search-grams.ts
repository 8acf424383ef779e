import { inForm } from '@captain/validation'

const MAX_WORDS = 6
const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

export type SearchScope = { readonly tenant: number; readonly type: string; readonly stage: 0 | 1 | 2 | 3 | 4 | 5 }

/** Folds text for search: width and case (NFKC, lower case), at any length. */
export const foldSearch = (text: string): string => inForm(text, 'NFKC').toLowerCase()

const hash = (text: string): number => {
  let value = FNV_OFFSET
  for (let position = 0; position < text.length; position += 1) value = Math.imul(value ^ text.charCodeAt(position), FNV_PRIME)
  return value | 0
}

const pieces = function* (word: string): Generator<string> {
  let previous = ''
  for (const character of word) {
    yield character
    if (previous !== '') yield previous + character
    previous = character
  }
}

const hashes = (texts: Iterable<string>, { tenant, type, stage }: SearchScope): number[] => {
  const found = new Set<number>()
  for (const text of texts) found.add(hash(`${tenant}/${type}/${stage}:${text}`))
  return [...found]
}

/**
 * Returns every character and pair of adjacent characters of folded text as hashes. The hashes include the scope, so that one
 * GIN index serves all scopes.
 */
export const gramsOfBody = (body: string, scope: SearchScope): number[] =>
  hashes(
    body.split(/\s+/).flatMap((word) => [...pieces(word)]),
    scope,
  )

/** Returns the folded words of a query. */
export const wordsOf = (query: string): readonly string[] =>
  foldSearch(query)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)

const gramsOfWord = (word: string): readonly string[] => {
  const all = [...pieces(word)]
  const pairs = all.filter((piece) => [...piece].length === 2)
  return pairs.length === 0 ? all : pairs
}

/** Returns the grams that a body must contain to match all words: single characters as they are, longer words by their pairs. */
export const gramsOfWords = (words: readonly string[], scope: SearchScope): number[] => hashes(words.flatMap(gramsOfWord), scope)
