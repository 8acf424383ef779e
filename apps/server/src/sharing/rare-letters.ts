import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { cardFont } from './card-font.ts'
import { unpackedFont } from './unpacked-font.ts'

/** A typeface in many small files, and which letters are looked for in which of them. */
type Pieces = { readonly home: string; file(piece: string): string }

/** 髙 and 﨑 are in the typeface of headlines too; 𠮷 and 𠮟 (JIS X 0213) are not. */
const TYPEFACES: readonly Pieces[] = [
  { home: '@fontsource/zen-antique', file: (piece) => `zen-antique-${piece}-400-normal.woff` },
  { home: '@fontsource-variable/noto-serif-jp', file: (piece) => `noto-serif-jp-${piece}-wght-normal.woff2` },
]

/** `U+9ad8,U+20bb7-20bbf` */
const isIn = (ranges: string, letter: number): boolean =>
  ranges.split(',').some((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return first <= letter && letter <= last
  })

const indexes = new Map<string, Promise<Readonly<Record<string, string>>>>()

const indexOf = (home: string): Promise<Readonly<Record<string, string>>> => {
  const known =
    indexes.get(home) ?? readFile(fileURLToPath(import.meta.resolve(`${home}/unicode.json`)), 'utf8').then((text) => JSON.parse(text))
  indexes.set(home, known)
  return known
}

/** The file that draws a letter; null where no typeface here has it. */
export const fileOfLetter = async (letter: number): Promise<string | null> => {
  for (const { home, file } of TYPEFACES) {
    for (const [piece, ranges] of Object.entries(await indexOf(home))) {
      if (!isIn(ranges, letter)) continue
      const font = await unpackedFont(`${home}/files/${file(piece.replace(/[[\]]/g, ''))}`)
      if (font.letters.has(letter)) return font.file
    }
  }
  return null
}

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
