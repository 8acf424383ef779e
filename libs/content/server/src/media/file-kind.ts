import { readFile } from 'node:fs/promises'
import { FILE_TYPES, fileTypeOf, type FileType } from '@captain/content-core'
import { unsupportedMediaType } from '@captain/http-server'
import { decodeText } from '../csv/encoding.ts'
import { isDrawing } from './drawing/drawing-text.ts'
import { isAudioOnly } from './read-sound.ts'

/** The bytes of a file, or its path. */
export type FileSource = Buffer | string

export type FileKind = { readonly type: FileType; readonly mimeType: string }

// oxlint-disable-next-line no-control-regex
const BINARY = /[\u0000-\u0008\u000e-\u001f]/

const bytesOf = async (source: FileSource): Promise<Buffer> => (typeof source === 'string' ? readFile(source) : source)

const firstMime = (type: FileType): string => FILE_TYPES[type].mimeTypes[0]

/** Text files have no magic number: an SVG is recognised by its beginning, a table by its name and by being text. */
const textKind = async (source: FileSource, name: string): Promise<FileKind | null> => {
  const bytes = await bytesOf(source)
  if (isDrawing(bytes)) return { type: 'svg', mimeType: firstMime('svg') }
  const text = name.toLowerCase().endsWith('.csv') ? (decodeText(bytes)?.text ?? '') : ''
  return text.trim() !== '' && !BINARY.test(text) ? { type: 'csv', mimeType: firstMime('csv') } : null
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
  // The file is read completely only if a text type is accepted.
  const mayBeText = (accept.includes('svg') || accept.includes('csv')) && (found === undefined || found.mime === 'application/xml')
  const marked = found !== undefined && type !== null ? { type, mimeType: found.mime } : null
  const kind = await asSound(source, marked ?? (mayBeText ? await textKind(source, name) : null), accept)
  if (kind === null || !accept.includes(kind.type)) throw unsupportedMediaType()
  return kind
}
