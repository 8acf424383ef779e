import { loadSharp } from '@captain/content-server'
import { LRUCache } from 'lru-cache'
import { cardFont } from './card-font.ts'
import { piecesWith } from './letter-index.ts'
import { unpackedFont } from './unpacked-font.ts'

/** Typeface in many small files, with the function that maps a letter to files. */
type Pieces = { readonly home: string; file(piece: string): string }

/** 髙 and 﨑 are in the typeface of headlines too; 𠮷 and 𠮟 (JIS X 0213) are not. */
const TYPEFACES: readonly Pieces[] = [
  { home: '@fontsource/zen-antique', file: (piece) => `zen-antique-${piece}-400-normal.woff` },
  { home: '@fontsource-variable/noto-serif-jp', file: (piece) => `noto-serif-jp-${piece}-wght-normal.woff2` },
]

/** About the number of kanji in a large dictionary. */
const MAX_CHARACTERS = 10_000

type Found = { readonly shipped: string | null }

const lookFor = async (typefaces: readonly Pieces[], letter: number): Promise<Found> => {
  for (const { home, file } of typefaces) {
    for (const piece of await piecesWith(home, letter)) {
      const shipped = `${home}/files/${file(piece)}`
      // Indexes also name letters that a file lacks.
      if ((await unpackedFont(shipped)).letters.has(letter)) return { shipped }
    }
  }
  return { shipped: null }
}

/** Creates a search for the file with a letter, null if none of these typefaces has it; looks up each letter once. */
export const createLetterSearch = (typefaces: readonly Pieces[]): ((letter: number) => Promise<string | null>) => {
  const found = new LRUCache<number, Found>({ max: MAX_CHARACTERS, fetchMethod: (letter) => lookFor(typefaces, letter) })
  return async (letter) => {
    const { shipped } = await found.forceFetch(letter)
    return shipped === null ? null : (await unpackedFont(shipped)).file
  }
}

/** Returns the file with a letter; null if no bundled typeface has it. */
export const fileOfLetter = createLetterSearch(TYPEFACES)

const known = new Set<string>()

/** The renderer knows a file once it has drawn with it. */
const introduce = async (file: string, family: string): Promise<void> => {
  if (known.has(file)) return
  const sharp = await loadSharp()
  await sharp({ text: { text: '一', font: `${family} 8`, fontfile: file } })
    .raw()
    .toBuffer()
  known.add(file)
}

/** Prepares the renderer for letters of a text that the main file of the headline typeface lacks. */
export const findRareLetters = async (words: string): Promise<void> => {
  const { family, letters } = await cardFont()
  const rare = new Set([...words].map((letter) => letter.codePointAt(0) ?? 0).filter((letter) => letter > 0x7f && !letters.has(letter)))
  for (const letter of rare) {
    const file = await fileOfLetter(letter)
    if (file !== null) await introduce(file, family)
  }
}
