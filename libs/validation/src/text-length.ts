const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff

/** Bytes of a well-formed text in UTF-8; stops counting once `enough` is passed. */
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

/** Code points of a text, the count that people are shown; stops counting once `enough` is passed. */
export const codePointLength = (text: string, enough = Number.POSITIVE_INFINITY): number => {
  let points = 0
  for (let index = 0; index < text.length && points <= enough; index++) {
    points++
    if ((text.codePointAt(index) ?? 0) > 0xffff) index++
  }
  return points
}

/** Full-width characters that surely fit a byte limit: three bytes each, rounded down (the customer's specification §9). */
export const fullWidthLimit = (maxBytes: number): number => Math.floor(maxBytes / 3)
