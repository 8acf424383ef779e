import { ICON_TERMS } from './icon-terms.ts'

/** A drawing's name, and the words besides it by which it is found. */
export type ListedIcon = readonly [name: string, words: string]

const EXACT = 5
const FIRST = 4
const WHOLE = 3
const BEGINNING = 2
const BESIDES = 1

const scoreOf = ([name, words]: ListedIcon, term: string): number => {
  if (name === term) return EXACT
  if (name.startsWith(`${term}-`)) return FIRST
  const parts = ` ${name.replaceAll('-', ' ')} `
  if (parts.includes(` ${term} `)) return WHOLE
  if (parts.includes(` ${term}`)) return BEGINNING
  return ` ${words}`.includes(` ${term}`) ? BESIDES : 0
}

/** Each typed word in the words of the list: a Japanese one stands for several, of which any will do. */
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

/** The drawings that every typed word fits, the best first; all of them where nothing is typed. */
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
