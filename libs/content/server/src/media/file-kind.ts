import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { FILE_TYPES, fileTypeOf, type FileType } from '@captain/content-core'
import { unsupportedMediaType } from '@captain/http-server'
import { isDrawing } from './drawing/drawing-text.ts'
import { isAudioOnly } from './read-sound.ts'

/** The bytes of a file, or its path. */
export type FileSource = Buffer | string

export type FileKind = { readonly type: FileType; readonly mimeType: string }

// oxlint-disable-next-line no-control-regex
const BINARY = /[\u0000-\u0008\u000e-\u001f]/

/** The most bytes of a file that are read at once. */
const CHUNK = 64 * 1024

const beginningOf = async (source: FileSource): Promise<Uint8Array> => {
  if (typeof source !== 'string') return source.subarray(0, CHUNK)
  const file = await open(source)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(CHUNK), position: 0 })
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const chunksOf = function* (bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.byteLength; at += CHUNK) yield bytes.subarray(at, at + CHUNK)
}

/** Returns whether a file is text in an encoding. Reads it in parts, because this thread serves. */
const isTextIn = async (source: FileSource, encoding: string): Promise<boolean> => {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const decode = (chunk?: Buffer): string | null => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      return null
    }
  }
  let isBlank = true
  for await (const chunk of typeof source === 'string' ? createReadStream(source, { highWaterMark: CHUNK }) : chunksOf(source)) {
    const text = decode(chunk)
    if (text === null || BINARY.test(text)) return false
    isBlank &&= text.trim() === ''
  }
  return decode() !== null && !isBlank
}

const firstMime = (type: FileType): string => FILE_TYPES[type].mimeTypes[0]

/** Text files have no magic number: an SVG is recognised by its beginning, a table by its name and by being text. */
const textKind = async (source: FileSource, name: string, accept: readonly FileType[]): Promise<FileKind | null> => {
  if (isDrawing(await beginningOf(source))) return { type: 'svg', mimeType: firstMime('svg') }
  if (!accept.includes('csv') || !name.toLowerCase().endsWith('.csv')) return null
  const isText = (await isTextIn(source, 'utf-8')) || (await isTextIn(source, 'shift_jis'))
  return isText ? { type: 'csv', mimeType: firstMime('csv') } : null
}

/** Many audio files use the MP4 container and declare it as a film; they have no video track. */
const asSound = async (source: FileSource, found: FileKind | null, accept: readonly FileType[]): Promise<FileKind | null> =>
  found?.type === 'mp4' && !accept.includes('mp4') && accept.includes('m4a') && (await isAudioOnly(source))
    ? { type: 'm4a', mimeType: firstMime('m4a') }
    : found

/** Returns the kind of a file from its bytes. Throws 415 for anything but the accepted types, regardless of the declared type. */
export const fileKindOf = async (source: FileSource, name: string, accept: readonly FileType[]): Promise<FileKind> => {
  const { fileTypeFromBuffer, fileTypeFromFile } = await import('file-type')
  const found = typeof source === 'string' ? await fileTypeFromFile(source) : await fileTypeFromBuffer(source)
  const type = found === undefined ? null : fileTypeOf(found.mime)
  // A table is read completely, so only if it is accepted.
  const mayBeText = (accept.includes('svg') || accept.includes('csv')) && (found === undefined || found.mime === 'application/xml')
  const marked = found !== undefined && type !== null ? { type, mimeType: found.mime } : null
  const kind = await asSound(source, marked ?? (mayBeText ? await textKind(source, name, accept) : null), accept)
  if (kind === null || !accept.includes(kind.type)) throw unsupportedMediaType()
  return kind
}
