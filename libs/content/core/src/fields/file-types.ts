type FileTypeDefinition = {
  /** What the bytes may be found to be, and what is stored of them. */
  readonly mimeTypes: readonly string[]
  /** What people know the type by; the same in every language. */
  readonly label: string
}

/** Types of files that fields may take, found out by their bytes. */
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

const TYPES = Object.keys(FILE_TYPES) as readonly FileType[]

export const isFileType = (text: string): text is FileType => Object.hasOwn(FILE_TYPES, text)

/** MIME types of everything that these types cover. */
export const mimeTypesOf = (accept: readonly FileType[]): readonly string[] => accept.flatMap((type) => FILE_TYPES[type].mimeTypes)

/** The type that a MIME type belongs to, or null. */
export const fileTypeOf = (mimeType: string): FileType | null =>
  TYPES.find((type) => (FILE_TYPES[type].mimeTypes as readonly string[]).includes(mimeType)) ?? null

/** The types as people know them: `PDF, ZIP`. */
export const fileTypeLabels = (accept: readonly FileType[]): string => accept.map((type) => FILE_TYPES[type].label).join(', ')

/** Largest picture and largest other file, in bytes (content model §2.1). */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024
export const MAX_FILE_BYTES = 20 * 1024 * 1024
/** Largest archive, where a field says that it takes one (content model, T4.news). */
export const MAX_ARCHIVE_BYTES = 100 * 1024 * 1024

/** The most that a field of these types may take, in bytes. */
export const mostBytesOf = (accept: readonly FileType[]): number =>
  accept.every((type) => type === 'zip') ? MAX_ARCHIVE_BYTES : MAX_FILE_BYTES
