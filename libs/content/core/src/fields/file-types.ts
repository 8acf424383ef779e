import { keysOf } from '@captain/validation'

type FileTypeDefinition = {
  /** MIME types that the server detects from the bytes and stores. */
  readonly mimeTypes: readonly string[]
  /** Common name of the type, the same in every language. */
  readonly label: string
}

/** File types that fields may accept, detected from the bytes. */
export const FILE_TYPES = {
  image: { mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'], label: 'JPEG, PNG, WebP, AVIF, GIF' },
  svg: { mimeTypes: ['image/svg+xml'], label: 'SVG' },
  pdf: { mimeTypes: ['application/pdf'], label: 'PDF' },
  zip: { mimeTypes: ['application/zip'], label: 'ZIP' },
  mp3: { mimeTypes: ['audio/mpeg'], label: 'MP3' },
  m4a: { mimeTypes: ['audio/mp4', 'audio/x-m4a'], label: 'M4A' },
  mp4: { mimeTypes: ['video/mp4'], label: 'MP4' },
  csv: { mimeTypes: ['text/csv'], label: 'CSV' },
  docx: { mimeTypes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'], label: 'Word' },
  xlsx: { mimeTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'], label: 'Excel' },
} as const satisfies Readonly<Record<string, FileTypeDefinition>>

export type FileType = keyof typeof FILE_TYPES

/** The kinds of files by which the media library filters. */
export const FILE_GROUPS = {
  image: ['image', 'svg'],
  sound: ['mp3', 'm4a'],
  file: ['pdf', 'zip', 'mp4', 'csv', 'docx', 'xlsx'],
} as const satisfies Readonly<Record<string, readonly FileType[]>>

export type FileGroup = keyof typeof FILE_GROUPS

export const isFileType = (text: string): text is FileType => Object.hasOwn(FILE_TYPES, text)

/** Returns the MIME types of these file types. */
export const mimeTypesOf = (accept: readonly FileType[]): readonly string[] => accept.flatMap((type) => FILE_TYPES[type].mimeTypes)

/** Returns the file type of a MIME type, or null. */
export const fileTypeOf = (mimeType: string): FileType | null =>
  keysOf(FILE_TYPES).find((type) => mimeTypesOf([type]).includes(mimeType)) ?? null

/** Returns the common names of the types: `PDF, ZIP`. */
export const fileTypeLabels = (accept: readonly FileType[]): string => accept.map((type) => FILE_TYPES[type].label).join(', ')

/** Maximum size of an image and of any other file, in bytes (content model §2.1). */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024
export const MAX_FILE_BYTES = 20 * 1024 * 1024
/** Maximum size of an archive in bytes, if a field accepts archives (content model, T4.news). */
export const MAX_ARCHIVE_BYTES = 100 * 1024 * 1024

/** Returns the maximum size in bytes of a field that accepts these types. */
export const maxBytesOf = (accept: readonly FileType[]): number =>
  accept.every((type) => type === 'zip') ? MAX_ARCHIVE_BYTES : MAX_FILE_BYTES
