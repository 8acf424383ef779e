import { ICON_TERMS } from './icon-terms.ts'

/** Name of an icon and the additional words that find it. */
export type ListedIcon = readonly [name: string, words: string]

const EXACT = 5
const FIRST = 4
const FULL_MATCH = 3
const BEGINNING = 2
const BESIDES = 1

const scoreOf = ([name, words]: ListedIcon, term: string): number => {
  if (name === term) return EXACT
  if (name.startsWith(`${term}-`)) return FIRST
  const parts = ` ${name.replaceAll('-', ' ')} `
  if (parts.includes(` ${term} `)) return FULL_MATCH
  if (parts.includes(` ${term}`)) return BEGINNING
  return ` ${words}`.includes(` ${term}`) ? BESIDES : 0
}

/** Terms of each entered word: a Japanese word maps to several English terms, of which any may match. */
const termsOf = (query: string): readonly (readonly string[])[] =>
  query
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const known = Object.entries(ICON_TERMS).filter(([term]) => term.startsWith(word))
      return known.length === 0 ? [word] : known.flatMap(([, terms]) => terms.split(' '))
    })

/** Returns the icons that match every entered word, best matches first; all icons without a query. */
export const findIcons = (list: readonly ListedIcon[], query: string): readonly string[] => {
  const terms = termsOf(query)
  if (terms.length === 0) return list.map(([name]) => name)
  return list
    .map((icon) => ({ name: icon[0], scores: terms.map((any) => Math.max(...any.map((term) => scoreOf(icon, term)))) }))
    .filter(({ scores }) => scores.every((score) => score > 0))
    .map(({ name, scores }) => ({ name, score: scores.reduce((sum, score) => sum + score, 0) }))
    .toSorted((one, other) => other.score - one.score || one.name.length - other.name.length)
    .map(({ name }) => name)
}
