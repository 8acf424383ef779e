/**
 * Returns a text in UTF-8, in separate memory. Node places small buffers on shared pages of 8 KB, so that one that is kept would keep its
 * whole page.
 */
export const keptBytes = (text: string): Buffer<ArrayBuffer> => {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

/** Returns parts one after another, in separate memory: a part of a larger buffer would keep all of it. */
export const keptParts = (parts: readonly Uint8Array[]): Buffer<ArrayBuffer> => {
  const bytes = Buffer.allocUnsafeSlow(parts.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let place = 0
  for (const part of parts) {
    bytes.set(part, place)
    place += part.byteLength
  }
  return bytes
}
