import { fold } from './fold.ts'
import { soundOf } from './sound.ts'

/** A folded word of a query and its sound. */
type Word = { readonly word: string; readonly sound: string }

const wordsOf = (query: string): readonly Word[] =>
  fold(query)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ word, sound: soundOf(word) }))

const sounds = new Map<string, string>()

/** Returns the sound of a search term, computed once. */
const soundOfTerm = (term: string): string => {
  const sound = sounds.get(term) ?? soundOf(term)
  sounds.set(term, sound)
  return sound
}

const EXACT = 0
const BEGINS = 1
const BEGINS_A_WORD = 2
const HOLDS = 3

/** What only sounds like a word comes after what is written like it. Two letters are the sound of too much. */
const BY_SOUND = 0.5
const MIN_SOUND = 3

const ofTerm = (word: string, term: string): number | null => {
  if (term === word) return EXACT
  if (term.startsWith(word)) return BEGINS
  const place = term.indexOf(word)
  if (place < 0) return null
  return /[\s・/_-]/.test(term[place - 1] ?? '') ? BEGINS_A_WORD : HOLDS
}

const bySound = ({ sound }: Word, term: string): number | null => {
  const score = sound.length < MIN_SOUND ? null : ofTerm(sound, soundOfTerm(term))
  return score === null ? null : score + BY_SOUND
}

const ofWord = (word: Word, terms: readonly string[]): number | null =>
  terms.reduce<number | null>((best, term) => {
    const score = ofTerm(word.word, term) ?? bySound(word, term)
    return score === null || (best !== null && best <= score) ? best : score
  }, null)

export type Ranked = {
  /** Folded search terms; the first is the label. */
  readonly terms: readonly string[]
  /** Folded terms of the item's place. They refine a match of another word and match nothing alone. */
  readonly around?: readonly string[]
  /** Whether the item is close to the current page. It ranks half a step above equal matches. */
  readonly isNear?: boolean
}

/** Returns the sum of the match scores of all query words, 0 being the best; null if a word does not match, or if only `around` matches. */
const scoreOf = (words: readonly Word[], { terms, around = [], isNear = false }: Ranked): number | null => {
  const own = words.map((word) => ofWord(word, terms))
  if (own.every((score) => score === null)) return null
  const scores = words.map((word, place) => own[place] ?? ofWord(word, around))
  return scores.includes(null) ? null : scores.reduce<number>((sum, score) => sum + (score ?? 0), isNear ? -0.5 : 0)
}

export type Scored<Item> = { readonly item: Item; readonly score: number }

/** Returns the items that match all words of the query, best first. Equal scores keep their order, shorter names first. */
export const ranked = <Item extends Ranked>(query: string, items: readonly Item[]): readonly Scored<Item>[] => {
  const words = wordsOf(query)
  const length = ({ terms }: Ranked) => terms[0]?.length ?? 0
  return items
    .flatMap((item) => {
      const score = scoreOf(words, item)
      return score === null ? [] : [{ item, score }]
    })
    .toSorted((one, other) => one.score - other.score || length(one.item) - length(other.item))
}
