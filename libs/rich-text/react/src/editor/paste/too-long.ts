import { MAX_BYTES } from '@captain/rich-text-core'

const BLANK = /\s/

/** Returns the bytes of a UTF-16 unit in UTF-8; the two units of a surrogate pair have four in all. */
const bytesOf = (unit: number): number => {
  if (unit < 0x80) return 1
  return unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3
}

/** Whether the text alone exceeds the size limit of documents, so that reading it is pointless. Stops counting there. */
export function isTooLong(text: string): boolean {
  let bytes = 0
  for (let place = 0; place < text.length && bytes <= MAX_BYTES; place += 1) {
    const unit = text.charCodeAt(place)
    if (unit > 0x7f ? !BLANK.test(text.charAt(place)) : unit > 0x20) bytes += bytesOf(unit)
  }
  return bytes > MAX_BYTES
}

/** Characters of HTML that the parser reads without a noticeable pause. The markup of word processors is ten times as long as its text. */
const MAX_SOURCE = 16 * MAX_BYTES

const IMAGE_DATA = /data:image\/[^"'\s)]*/g

/** Whether HTML without the data of its images is too long to be parsed. */
export function isSourceTooLong(html: string): boolean {
  if (html.length <= MAX_SOURCE) return false
  let length = html.length
  for (const [data] of html.matchAll(IMAGE_DATA)) length -= data.length
  return length > MAX_SOURCE
}
