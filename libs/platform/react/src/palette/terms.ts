import { fold } from './fold.ts'
import { readingOf } from './reading.ts'

const known = new Map<string, readonly string[]>()

/** Returns a folded name, and the folded reading of one with kanji that is known; computed once. */
const spellingsOf = (name: string): readonly string[] => {
  const before = known.get(name)
  if (before !== undefined) return before
  const reading = readingOf(name)
  const spellings = [name, ...(reading === null ? [] : [reading])].map(fold)
  known.set(name, spellings)
  return spellings
}

/** Returns the folded search terms of some names, the label first: each as it is written, then as it is read. */
export const termsOf = (...names: readonly string[]): readonly string[] => {
  const spellings = names.map(spellingsOf)
  const terms = [...spellings.map(([written = '']) => written), ...spellings.flatMap(([, read]) => read ?? [])]
  return [...new Set(terms)].filter((term) => term !== '')
}
