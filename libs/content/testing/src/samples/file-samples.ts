import type { FileType } from '@captain/content-core'

type Sample = { readonly name: string; readonly mimeType: string; bytes(mark: string): Uint8Array }

const text = (content: string): Uint8Array => new TextEncoder().encode(content)

/** Returns the smallest end of a ZIP archive that readers accept, with a comment. */
const emptyZip = (mark: string): Uint8Array => {
  const comment = text(mark)
  return Uint8Array.from([0x50, 0x4b, 5, 6, ...Array.from({ length: 16 }, () => 0), comment.length, 0, ...comment])
}

/** Bytes of an MPEG-1 layer III frame, 44.1 kHz, 128 kbit/s. */
const FRAME = 417
const FRAMES = 8

/** Returns a fifth of a second of silence, with a mark in the audio data. */
const silence = (mark: string): Uint8Array => {
  const bytes = new Uint8Array(FRAME * FRAMES)
  for (let place = 0; place < bytes.length; place += FRAME) bytes.set([0xff, 0xfb, 0x90, 0x64], place)
  bytes.set(text(mark).slice(0, 200), 200)
  return bytes
}

/** Small files of each type that is detected from its bytes; no two have the same bytes. */
export const FILE_SAMPLES: { readonly [T in FileType]?: Sample } = {
  pdf: { name: 'sample.pdf', mimeType: 'application/pdf', bytes: (mark) => text(`%PDF-1.7\n% ${mark}\n%%EOF\n`) },
  zip: { name: 'sample.zip', mimeType: 'application/zip', bytes: emptyZip },
  mp3: { name: 'sample.mp3', mimeType: 'audio/mpeg', bytes: silence },
  csv: { name: 'sample.csv', mimeType: 'text/csv', bytes: (mark) => text(`name,mark\r\n見本,${mark}\r\n`) },
}
