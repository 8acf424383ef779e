const DECLARED = /^<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w-]{1,40})["']/
const DECLARATION = /^\uFEFF?<\?xml[^>]{0,300}\?>/

const encodingsOf = (bytes: Uint8Array): readonly string[] => {
  const [first, second] = bytes
  if (first === 0xfe && second === 0xff) return ['utf-16be']
  if (first === 0xff && second === 0xfe) return ['utf-16le']
  const declared = DECLARED.exec(Buffer.from(bytes.subarray(0, 300)).toString('latin1'))?.[1]
  return declared === undefined ? ['utf-8', 'shift_jis'] : [declared]
}

/**
 * Returns the text of an XML file, without its declaration: by its byte order mark, the declared encoding, or as UTF-8 or Shift_JIS. Null for
 * bytes that are not valid in it.
 */
export const drawingText = (bytes: Uint8Array): string | null => {
  for (const encoding of encodingsOf(bytes)) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes).replace(DECLARATION, '')
    } catch {
      // Not valid in this encoding, or an unknown one.
    }
  }
  return null
}

/** Returns the position after a comment, an instruction or a document type that begins at a position; null for anything else. */
const endOfProlog = (text: string, from: number): number | null => {
  const closing = (end: string, at: number): number => {
    const found = text.indexOf(end, at)
    return found === -1 ? text.length : found + end.length
  }
  if (text.startsWith('<!--', from)) return closing('-->', from + 4)
  if (text.startsWith('<?', from)) return closing('?>', from + 2)
  if (!text.startsWith('<!DOCTYPE', from)) return null
  const subset = text.indexOf('[', from)
  const end = closing('>', from)
  return subset === -1 || subset > end ? end : closing('>', closing(']', subset))
}

const SPACE = /\s*/y

/** The most bytes before the root element. */
const MAX_PROLOG = 64 * 1024

/** Returns whether the root element of an XML file is `svg`. Reads its beginning once, from left to right; the rest may be missing. */
export const isDrawing = (bytes: Uint8Array): boolean => {
  const [first = ''] = encodingsOf(bytes)
  const beginning = bytes.subarray(0, MAX_PROLOG)
  // All other encodings of texts write the letters of XML as ASCII does.
  const text = first.startsWith('utf-16')
    ? new TextDecoder(first).decode(beginning)
    : Buffer.from(beginning)
        .toString('latin1')
        .replace(/^\u00EF\u00BB\u00BF/, '')
  let at = 0
  for (;;) {
    SPACE.lastIndex = at
    SPACE.exec(text)
    at = SPACE.lastIndex
    const next = endOfProlog(text, at)
    if (next === null) return /^<svg[\s>/]/.test(text.slice(at, at + 5))
    at = next
  }
}
