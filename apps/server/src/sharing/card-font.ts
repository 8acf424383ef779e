import { unpackedFont } from './unpacked-font.ts'

/** Typefaces with Japanese and Latin letters: names by which the text drawer knows them, and the file of the first. */
export type Font = { readonly family: string; readonly file: string }

/** The second draws what the first does not have; it is as heavy as the first in this weight, at which no drawer thickens that. */
const FAMILY = 'Zen Antique, Noto Serif JP SemiBold'
const SHIPPED = '@fontsource/zen-antique/files/zen-antique-japanese-400-normal.woff'

/** The typeface of headlines, with the letters of JIS X 0208; a machine may have none with Japanese letters. */
export const cardFont = async (): Promise<Font & { readonly letters: ReadonlySet<number> }> => ({
  family: FAMILY,
  ...(await unpackedFont(SHIPPED)),
})
