import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { cardFont } from './card-font.ts'
import { piecesWith } from './letter-index.ts'
import { unpackedFont } from './unpacked-font.ts'

/** A typeface in many small files, and which letters are looked for in which of them. */
type Pieces = { readonly home: string; file(piece: string): string }

/** 髙 and 﨑 are in the typeface of headlines too; 𠮷 and 𠮟 (JIS X 0213) are not. */
const TYPEFACES: readonly Pieces[] = [
  { home: '@fontsource/zen-antique', file: (piece) => `zen-antique-${piece}-400-normal.woff` },
  { home: '@fontsource-variable/noto-serif-jp', file: (piece) => `noto-serif-jp-${piece}-wght-normal.woff2` },
]

/** About as many as a large dictionary of kanji has. */
const MOST_LETTERS = 10_000

type Found = { readonly shipped: string | null }

const lookFor = async (typefaces: readonly Pieces[], letter: number): Promise<Found> => {
  for (const { home, file } of typefaces) {
    for (const piece of await piecesWith(home, letter)) {
      const shipped = `${home}/files/${file(piece)}`
      // Indexes name letters that a piece does not have.
      if ((await unpackedFont(shipped)).letters.has(letter)) return { shipped }
    }
  }
  return { shipped: null }
}

/** Finds the file that draws a letter, null where none of these typefaces has it; each letter is looked for once. */
export const createLetterSearch = (typefaces: readonly Pieces[]): ((letter: number) => Promise<string | null>) => {
  const found = new LRUCache<number, Found>({ max: MOST_LETTERS, fetchMethod: (letter) => lookFor(typefaces, letter) })
  return async (letter) => {
    const { shipped } = await found.forceFetch(letter)
    return shipped === null ? null : (await unpackedFont(shipped)).file
  }
}

/** The file that draws a letter; null where no typeface here has it. */
export const fileOfLetter = createLetterSearch(TYPEFACES)

const known = new Set<string>()

/** The drawer knows a file once it has drawn with it. */
const introduce = async (file: string, family: string): Promise<void> => {
  if (known.has(file)) return
  await sharp({ text: { text: '一', font: `${family} 8`, fontfile: file } })
    .raw()
    .toBuffer()
  known.add(file)
}

/** Makes the drawer ready for letters of these words that the typeface of headlines does not have in its main file. */
export const findRareLetters = async (words: string): Promise<void> => {
  const { family, letters } = await cardFont()
  const rare = new Set([...words].map((letter) => letter.codePointAt(0) ?? 0).filter((letter) => letter > 0x7f && !letters.has(letter)))
  for (const letter of rare) {
    const file = await fileOfLetter(letter)
    if (file !== null) await introduce(file, family)
  }
}
