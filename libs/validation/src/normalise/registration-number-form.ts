import { halfWidthCode } from './half-width-code.ts'

/** A corporate or invoice number as it is kept: half width, a capital T, no hyphens or blanks between its digits. */
export const registrationNumberForm = (text: string): string => {
  const code = halfWidthCode(text)
  const plain = code.replace(/[-\s]/g, '').toUpperCase()
  return /^T?\d+$/.test(plain) ? plain : code
}
