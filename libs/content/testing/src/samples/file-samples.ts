import type { FileType } from '@captain/content-core'

type Sample = { readonly name: string; readonly mimeType: string; bytes(mark: string): Uint8Array }

const text = (content: string): Uint8Array => new TextEncoder().encode(content)

/** The least that a reader takes for the end of a ZIP archive, with a comment. */
const emptyZip = (mark: string): Uint8Array => {
  const comment = text(mark)
  return Uint8Array.from([0x50, 0x4b, 5, 6, ...Array.from({ length: 16 }, () => 0), comment.length, 0, ...comment])
}

/** Small files of each type that is told by its bytes, never twice the same. */
export const FILE_SAMPLES: { readonly [T in FileType]?: Sample } = {
  pdf: { name: 'sample.pdf', mimeType: 'application/pdf', bytes: (mark) => text(`%PDF-1.7\n% ${mark}\n%%EOF\n`) },
  zip: { name: 'sample.zip', mimeType: 'application/zip', bytes: emptyZip },
  // The head of an MPEG frame is all that tells the sound.
  mp3: { name: 'sample.mp3', mimeType: 'audio/mpeg', bytes: (mark) => Uint8Array.from([0xff, 0xfb, 0x90, 0x44, ...text(mark)]) },
  csv: { name: 'sample.csv', mimeType: 'text/csv', bytes: (mark) => text(`name,mark\r\n見本,${mark}\r\n`) },
}
