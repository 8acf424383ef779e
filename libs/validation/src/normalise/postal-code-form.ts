import { halfWidthCode } from './half-width-code.ts'

/** Converts seven digits to the stored form of a postal code, `100-0001`; other input only to half width. */
export const postalCodeForm = (text: string): string => {
  const code = halfWidthCode(text).replace(/^〒\s*/, '')
  const [, area, town] = /^(\d{3})[-\s]?(\d{4})$/.exec(halfWidthCode(code)) ?? []
  return area === undefined || town === undefined ? code : `${area}-${town}`
}
