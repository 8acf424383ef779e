import { unpackedFont } from './unpacked-font.ts'

/** Typefaces with Japanese and Latin letters: their names for the text renderer, and the file of the first. */
export type Font = { readonly family: string; readonly file: string }

/** The second typeface is the fallback of the first. This weight matches the first one, so that no renderer adds synthetic bold. */
const FAMILY = 'Zen Antique, Noto Serif JP SemiBold'
const SHIPPED = '@fontsource/zen-antique/files/zen-antique-japanese-400-normal.woff'

/** Returns the typeface of headlines, with the letters of JIS X 0208, because a machine may have no Japanese typeface. */
export const cardFont = async (): Promise<Font & { readonly letters: ReadonlySet<number> }> => ({
  family: FAMILY,
  ...(await unpackedFont(SHIPPED)),
})
