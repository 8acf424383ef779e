import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'

type Range = { readonly first: number; readonly last: number }

/** File of a typeface with its code point ranges. */
type Piece = { readonly name: string; readonly ranges: readonly Range[] }

/** `U+9ad8`, `U+20bb7-20bbf` */
const rangeOf = (text: string): Range => {
  const [first = 0, last = first] = text
    .replace('U+', '')
    .split('-')
    .map((hex) => Number.parseInt(hex, 16))
  return { first, last }
}

const MAX_TYPEFACES = 10

const indexes = new LRUCache<string, readonly Piece[]>({
  max: MAX_TYPEFACES,
  fetchMethod: async (home) => {
    const index: Readonly<Record<string, string>> = JSON.parse(
      await readFile(fileURLToPath(import.meta.resolve(`${home}/unicode.json`)), 'utf8'),
    )
    return Object.entries(index).map(([name, ranges]) => ({ name: name.replace(/[[\]]/g, ''), ranges: ranges.split(',').map(rangeOf) }))
  },
})

/** Returns the files of a typeface (`@fontsource/…`) that may contain a letter. Reads its index once, and again after a failure. */
export const piecesWith = async (home: string, letter: number): Promise<readonly string[]> => {
  const pieces = await indexes.forceFetch(home)
  return pieces.filter(({ ranges }) => ranges.some(({ first, last }) => first <= letter && letter <= last)).map(({ name }) => name)
}
