import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FILE_TYPES, type FileType } from '@captain/content-core'
import { keysOf } from '@captain/validation'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileKindOf } from './file-kind.ts'

const ALL: readonly FileType[] = keysOf(FILE_TYPES)

const picture = () => sharp({ create: { width: 4, height: 4, channels: 3, background: '#B4531F' } })

/** The header of an archive's first file, whose name has this length. */
const zipOf = (text: string, length: number): Buffer =>
  Buffer.concat([Buffer.from(`504b030414${'00'.repeat(21)}`, 'hex'), Buffer.from([length, 0, 0, 0]), Buffer.from(text)])

/** The first bytes of files of kinds that the server may meet, accepted or not. */
const BEGINNINGS: Readonly<Record<string, Buffer>> = {
  'TIFF, little-endian': Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 2, 0, 0, 1, 3, 0, 1, 0, 0, 0, 4, 0, 0, 0]),
  'TIFF, big-endian': Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 2, 1, 0, 0, 3, 0, 0, 0, 1, 0, 4, 0, 0]),
  BigTIFF: Buffer.from([0x4d, 0x4d, 0, 0x2b, 0, 8, 0, 0, 0, 0, 0, 0, 0, 16]),
  Matroska: Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d]),
  Ogg: Buffer.from([...Buffer.from('OggS'), 0, 2, ...Array.from({ length: 20 }, () => 0), 1, 0x1e, ...Buffer.from('OpusHead')]),
  ZIP: zipOf('mimetypeapplication/epub+zip', 8),
  Word: zipOf('[Content_Types].xml', 19),
  'JPEG 2000': Buffer.from([0, 0, 0, 12, 0x6a, 0x50, 0x20, 0x20, 0x0d, 0x0a, 0x87, 0x0a, 0, 0, 0, 20, ...Buffer.from('ftypjp2 ')]),
  archive: Buffer.from('!<arch>\ndebian-binary   0  0  0  644  4  `\n2.0\n'),
  ASF: Buffer.from([0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11, 0xa6, 0xd9, 0, 0xaa, 0, 0x62, 0xce, 0x6c, 9, 0, 0, 0, 0, 0, 0, 0]),
  MP3: Buffer.from([...Buffer.from('ID3'), 4, 0, 0, 0, 0, 0, 10, ...Array.from({ length: 10 }, () => 0), 0xff, 0xfb, 0x90, 0x44]),
  MP4: Buffer.from([0, 0, 0, 24, ...Buffer.from('ftypisom'), 0, 0, 2, 0, ...Buffer.from('isomiso2'), 0, 0, 0, 8, ...Buffer.from('free')]),
  FLAC: Buffer.from('fLaC\0\0\0\x22'),
  RIFF: Buffer.from('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0'),
  PDF: Buffer.from('%PDF-1.7\n%%EOF\n'),
  XML: Buffer.from('<?xml version="1.0"?><!-- a --><rss version="2.0"></rss>'),
  drawing: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'),
  gzip: Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]),
  '7z': Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4]),
  RTF: Buffer.from('{\\rtf1\\ansi'),
  PostScript: Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n'),
  MIDI: Buffer.from('MThd\0\0\0\x06'),
  ICO: Buffer.from([0, 0, 1, 0, 1, 0, 16, 16]),
  CFB: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  TAR: Buffer.from([...Buffer.from('a.txt'), ...Array.from({ length: 251 }, () => 0), 0, ...Buffer.from('ustar')]),
}

let files: readonly Buffer[]

const folder = mkdtempSync(join(tmpdir(), 'captain-kinds-'))
const upload = join(folder, 'upload')
afterAll(() => rmSync(folder, { recursive: true }))

beforeAll(async () => {
  const images = await Promise.all(
    [picture().png(), picture().jpeg(), picture().webp(), picture().gif(), picture().tiff(), picture().avif()].map((one) => one.toBuffer()),
  )
  files = [...images, ...Object.values(BEGINNINGS)]
})

/** Returns the kind of an upload, or the status of its refusal. */
const answerTo = async (bytes: Buffer): Promise<string | number> => {
  await writeFile(upload, bytes)
  return fileKindOf(upload, 'a.csv', ALL).then(
    ({ type }) => type,
    (error: unknown) => (error instanceof Error && 'status' in error ? Number(error.status) : String(error)),
  )
}

const isAnswer = (answer: string | number): boolean => answer === 415 || ALL.some((type) => type === answer)

test('a file that ends anywhere in its beginning has a kind, or is refused', async () => {
  const wrong: string[] = []
  for (const bytes of files)
    for (let length = 0; length <= Math.min(bytes.byteLength, 80); length += 1) {
      const answer = await answerTo(bytes.subarray(0, length))
      if (!isAnswer(answer)) wrong.push(`${bytes.subarray(0, 8).toString('hex')}, ${length} bytes: ${answer}`)
    }
  expect(wrong).toEqual([])
})

test('a file with any byte changed has a kind, or is refused', async () => {
  let state = 42
  const random = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
  const wrong: string[] = []
  for (let round = 0; round < 300; round += 1) {
    const bytes = Buffer.from(files[round % files.length] ?? '')
    for (let change = 0; change <= round % 4; change += 1) bytes[random(Math.min(bytes.byteLength, 64))] = random(256)
    const answer = await answerTo(bytes)
    if (!isAnswer(answer)) wrong.push(`${bytes.subarray(0, 64).toString('hex')}: ${answer}`)
  }
  expect(wrong).toEqual([])
})

const longTable = (encoding: 'utf-8' | 'shift_jis'): Buffer =>
  Buffer.concat([
    Buffer.from('a'),
    Buffer.concat(Array.from({ length: 100_000 }, () => Buffer.from(encoding === 'utf-8' ? '港' : [0x8d, 0x60]))),
  ])

test('a long table is text to its end, in both encodings', async () => {
  for (const encoding of ['utf-8', 'shift_jis'] as const) {
    const table = longTable(encoding)
    expect(await answerTo(table)).toBe('csv')
    expect((await fileKindOf(table, 'a.csv', ['csv'])).type).toBe('csv')
    expect(await answerTo(Buffer.concat([table, Buffer.from([0xff])]))).toBe(415)
    expect(await answerTo(Buffer.concat([table, Buffer.from([0])]))).toBe(415)
  }
  expect(await answerTo(Buffer.from(' \n'.repeat(100_000)))).toBe(415)
})

test('a drawing is known by its beginning, and a table only where it is accepted', async () => {
  await writeFile(upload, Buffer.concat([BEGINNINGS['drawing'] ?? Buffer.from(''), Buffer.alloc(100_000, 0xff)]))
  expect((await fileKindOf(upload, 'a.svg', ['svg'])).type).toBe('svg')
  await expect(fileKindOf(longTable('utf-8'), 'a.csv', ['svg'])).rejects.toMatchObject({ status: 415 })
})
