import { loadSharp } from '@captain/content-server'
import type { Font } from './card-font.ts'
import { keepPhrases } from './keep-phrases.ts'
import { findRareLetters } from './rare-letters.ts'

/** Text with its position in a drawing, in pixels. */
export type TextBlock = {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** As #RRGGBB. */
  readonly color: string
  /** Font sizes in descending order; uses the first that fits, else the last. */
  readonly sizes: readonly number[]
}

type Drawn = { readonly png: Buffer; readonly width: number; readonly height: number }

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** No bundled typeface has colour glyphs or control characters. */
const NOT_DRAWN = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\uFE0F\u200D]|\p{Cc}/gu

/** Replaces enclosed characters, which few typefaces have, with their content, and unifies the two wave dashes. */
const RARE = /[\u2460-\u24FF\u3200-\u33FF]/gu

const drawable = (text: string): string =>
  text
    .replace(NOT_DRAWN, (found) => (/\s/.test(found) ? ' ' : ''))
    .replace(RARE, (sign) => sign.normalize('NFKC'))
    .replaceAll('～', '〜')
    .trim()

const markup = ({ text, color }: TextBlock): string => {
  const words = keepPhrases(drawable(text)).replace(/[&<>]/g, (character) => ESCAPES[character] ?? '')
  return `<span foreground="${color}" font_features="palt">${words}</span>`
}

/** Points equal pixels at this resolution. */
const DPI = 72

const drawAt = async (block: TextBlock, font: Font, size: number, width: number): Promise<Drawn> => {
  const sharp = await loadSharp()
  const drawn = await sharp({
    text: {
      text: markup(block),
      font: `${font.family} ${size}`,
      fontfile: font.file,
      width,
      dpi: DPI,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { png: drawn.data, width: drawn.info.width, height: drawn.info.height }
}

/** Balances lines: returns the minimum width at which the text has no more lines. */
const balanced = async (block: TextBlock, font: Font, size: number, unbalanced: Drawn): Promise<Drawn> => {
  let best = unbalanced
  let [narrow, wide] = [Math.floor(block.width / 2), block.width]
  while (wide - narrow > size / 2) {
    const width = Math.floor((narrow + wide) / 2)
    const tried = await drawAt(block, font, size, width)
    const isAsGood = tried.height <= unbalanced.height && tried.width <= width
    if (isAsGood) best = tried
    if (isAsGood) wide = width
    else narrow = width
  }
  return best
}

/** Draws text as a transparent PNG as large as its place allows; null if nothing remains to draw. */
export const drawText = async (block: TextBlock, font: Font): Promise<Drawn | null> => {
  const words = drawable(block.text)
  if (words === '') return null
  await findRareLetters(words)
  let drawn: Drawn | null = null
  let used = 0
  for (const size of block.sizes) {
    used = size
    drawn = await drawAt(block, font, size, block.width)
    if (drawn.height <= block.height && drawn.width <= block.width) break
  }
  return drawn === null || drawn.height < used * 2 ? drawn : balanced(block, font, used, drawn)
}
