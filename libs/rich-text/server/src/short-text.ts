const WHITE_SPACE = /[\t\n\f\r \u00a0]+/g

// Control characters, and marks that turn the direction of the text that follows.
// oxlint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff]/g

const ELLIPSIS = '…'

/** Cuts text to one line of at most `maxBytes` of UTF-8, between characters. */
export const shortText = (raw: string, maxBytes: number): string => {
  const text = raw.replace(WHITE_SPACE, ' ').replace(UNSEEN, '').toWellFormed().trim()
  if (Buffer.byteLength(text) <= maxBytes) return text
  let cut = ''
  let left = maxBytes - Buffer.byteLength(ELLIPSIS)
  for (const character of text) {
    left -= Buffer.byteLength(character)
    if (left < 0) break
    cut += character
  }
  return `${cut.trimEnd()}${ELLIPSIS}`
}
