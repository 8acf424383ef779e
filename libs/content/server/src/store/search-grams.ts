import { foldKana } from '@captain/content-core'
import { inForm } from '@captain/validation'

const MAX_WORDS = 6
const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

export type SearchScope = { readonly tenant: number; readonly type: string; readonly stage: 0 | 1 | 2 | 3 | 4 | 5 }

/** Folds width and case (NFKC, lower case), at any length; texts of earlier versions were stored like this. */
export const foldWidth = (text: string): string => inForm(text, 'NFKC').toLowerCase()

/** Folds text for search, at any length: width, case and kana, so that ぱすきー finds パスキー. */
export const foldSearch = (text: string): string => foldKana(foldWidth(text))

/** Continues a hash (FNV-1a) by part of a text. */
const extend = (value: number, text: string, from: number, to: number): number => {
  let result = value
  for (let position = from; position < to; position += 1) result = Math.imul(result ^ text.charCodeAt(position), FNV_PRIME)
  return result
}

const hashOf = (value: number, text: string): number => extend(value, text, 0, text.length)

/** Returns the hash of what precedes every gram of a scope. */
const scopeHash = ({ tenant, type, stage }: SearchScope): number => hashOf(FNV_OFFSET, `${tenant}/${type}/${stage}:`)

const pieces = function* (word: string): Generator<string> {
  let previous = ''
  for (const character of word) {
    yield character
    if (previous !== '') yield previous + character
    previous = character
  }
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code < 0xdc00
const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code < 0xe000

const lengthAt = (text: string, position: number): 1 | 2 =>
  isHighSurrogate(text.charCodeAt(position)) && isLowSurrogate(text.charCodeAt(position + 1)) ? 2 : 1

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39

/** Whether three digits end at this position. */
const endsThreeDigits = (text: string, position: number): boolean =>
  isDigit(text.charCodeAt(position)) && isDigit(text.charCodeAt(position - 1)) && isDigit(text.charCodeAt(position - 2))

/**
 * Returns every character, pair of adjacent characters and triple of adjacent digits of folded text as hashes: pairs of digits are in most
 * texts, which therefore distinguish numbers badly. The hashes include the scope, so that one GIN index serves all scopes. Without a string for
 * each gram, since this is a large part of a save.
 */
export const gramsOfBody = (body: string, scope: SearchScope): number[] => {
  const start = scopeHash(scope)
  const found = new Set<number>()
  for (const word of body.split(/\s+/)) {
    let previous: number | null = null
    for (let position = 0; position < word.length;) {
      const next = position + lengthAt(word, position)
      const character = extend(start, word, position, next)
      found.add(character | 0)
      if (previous !== null) found.add(extend(previous, word, position, next) | 0)
      if (endsThreeDigits(word, position)) found.add(extend(start, word, position - 2, next) | 0)
      previous = character
      position = next
    }
  }
  return [...found]
}

const split = (folded: string): readonly string[] =>
  folded
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)

/** Returns the folded words of a query. */
export const wordsOf = (query: string): readonly string[] => split(foldSearch(query))

/** Words of a search, and as earlier versions folded them if that differs: stored texts are rewritten after an update. */
export type SearchWords = { readonly words: readonly string[]; readonly earlierWords?: readonly string[] }

/** Returns the words of a query in the forms of stored texts. */
export const searchWordsOf = (query: string): SearchWords => {
  const words = wordsOf(query)
  const earlierWords = split(foldWidth(query))
  return earlierWords.every((word, place) => word === words[place]) ? { words } : { words, earlierWords }
}

/** Whether a word contains three digits in a row. */
const hasNumber = (word: string): boolean => /[0-9]{3}/.test(word)

/** Whether the words contain numbers that texts of this version find by three digits. */
export const haveNumbers = (words: readonly string[]): boolean => words.some(hasNumber)

const gramsOfWord = (word: string): readonly string[] => {
  const all = [...pieces(word)]
  const pairs = all.filter((piece) => [...piece].length === 2)
  return pairs.length === 0 ? all : pairs
}

const NUMBER = /[0-9]{3,}/g

const triplesOf = (digits: string): readonly string[] =>
  Array.from({ length: digits.length - 2 }, (_digit, place) => digits.slice(place, place + 3))

/** Returns the pairs of a word, and triples instead of the pairs within its numbers. */
const gramsWithTriples = (word: string): readonly string[] => {
  if (!hasNumber(word)) return gramsOfWord(word)
  const numbers = [...word.matchAll(NUMBER)].map(([digits]) => digits)
  const within = new Set(numbers.flatMap(gramsOfWord))
  return [...gramsOfWord(word).filter((gram) => !within.has(gram)), ...numbers.flatMap(triplesOf)]
}

export type GramOptions = {
  /** Whether all texts of the tenant have the triples of their numbers: those of earlier versions lack them. */
  readonly numbersByThree?: boolean
}

/** Returns the grams that a body must contain to match all words: single characters as they are, longer words by their pairs. */
export const gramsOfWords = (words: readonly string[], scope: SearchScope, { numbersByThree = false }: GramOptions = {}): number[] => {
  const start = scopeHash(scope)
  return [...new Set(words.flatMap(numbersByThree ? gramsWithTriples : gramsOfWord).map((gram) => hashOf(start, gram) | 0))]
}
