const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff

/** Returns the number of UTF-8 bytes of a well-formed text; stops counting after `enough`. */
export const utf8Length = (text: string, enough = Number.POSITIVE_INFINITY): number => {
  let bytes = 0
  for (let index = 0; index < text.length && bytes <= enough; index++) {
    const unit = text.charCodeAt(index)
    if (unit < 0x80) bytes += 1
    else if (unit < 0x800) bytes += 2
    else if (isHighSurrogate(unit)) {
      bytes += 4
      index++
    } else bytes += 3
  }
  return bytes
}

/** Returns the number of code points of a text, the count that users see; stops counting after `enough`. */
export const codePointLength = (text: string, enough = Number.POSITIVE_INFINITY): number => {
  let points = 0
  for (let index = 0; index < text.length && points <= enough; index++) {
    points++
    if ((text.codePointAt(index) ?? 0) > 0xffff) index++
  }
  return points
}

/**
 * Returns the number of full-width characters that always fit a byte limit: three bytes each, rounded down (the customer's specification
 * §9).
 */
export const fullWidthLimit = (maxBytes: number): number => Math.floor(maxBytes / 3)
