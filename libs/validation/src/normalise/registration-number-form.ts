import { halfWidthCode } from './half-width-code.ts'

/** Converts a corporate or invoice number to its stored form: half width, a capital T, no hyphens or blanks between digits. */
export const registrationNumberForm = (text: string): string => {
  const code = halfWidthCode(text)
  const plain = code.replace(/[-\s]/g, '').toUpperCase()
  return /^T?\d+$/.test(plain) ? plain : code
}
