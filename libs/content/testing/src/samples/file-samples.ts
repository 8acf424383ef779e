import type { FileType } from '@captain/content-core'

type Sample = { readonly name: string; readonly mimeType: string; bytes(mark: string): Uint8Array }

const text = (content: string): Uint8Array => new TextEncoder().encode(content)

/** The least that a reader takes for the end of a ZIP archive, with a comment. */
const emptyZip = (mark: string): Uint8Array => {
  const comment = text(mark)
  return Uint8Array.from([0x50, 0x4b, 5, 6, ...Array.from({ length: 16 }, () => 0), comment.length, 0, ...comment])
}

/** Bytes of a frame of MPEG-1 layer III, 44.1 kHz, 128 kbit/s. */
const FRAME = 417
const FRAMES = 8

/** A fifth of a second, with a mark where the sound would be. */
const silence = (mark: string): Uint8Array => {
  const bytes = new Uint8Array(FRAME * FRAMES)
  for (let place = 0; place < bytes.length; place += FRAME) bytes.set([0xff, 0xfb, 0x90, 0x64], place)
  bytes.set(text(mark).slice(0, 200), 200)
  return bytes
}

/** Small files of each type that is told by its bytes, never twice the same. */
export const FILE_SAMPLES: { readonly [T in FileType]?: Sample } = {
  pdf: { name: 'sample.pdf', mimeType: 'application/pdf', bytes: (mark) => text(`%PDF-1.7\n% ${mark}\n%%EOF\n`) },
  zip: { name: 'sample.zip', mimeType: 'application/zip', bytes: emptyZip },
  mp3: { name: 'sample.mp3', mimeType: 'audio/mpeg', bytes: silence },
  csv: { name: 'sample.csv', mimeType: 'text/csv', bytes: (mark) => text(`name,mark\r\n見本,${mark}\r\n`) },
}
