import { halfWidthCode } from './half-width-code.ts'

/** A postal code as it is kept, `100-0001`, where seven digits were typed; anything else only in half width. */
export const postalCodeForm = (text: string): string => {
  const code = halfWidthCode(text).replace(/^〒\s*/, '')
  const [, area, town] = /^(\d{3})[-\s]?(\d{4})$/.exec(halfWidthCode(code)) ?? []
  return area === undefined || town === undefined ? code : `${area}-${town}`
}
