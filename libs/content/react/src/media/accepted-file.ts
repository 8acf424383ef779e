import { mimeTypesOf, type FileType } from '@captain/content-core'

/** Extensions for files whose MIME type some browsers do not report. */
const EXTENSIONS: Readonly<Partial<Record<FileType, string>>> = {
  zip: 'zip',
  csv: 'csv',
  docx: 'docx',
  xlsx: 'xlsx',
  mp3: 'mp3',
  m4a: 'm4a',
  mp4: 'mp4',
}

const extensionsOf = (accept: readonly FileType[]): readonly string[] => accept.flatMap((type) => EXTENSIONS[type] ?? [])

/** The file types that the browser's file dialog offers. */
export const acceptAttribute = (accept: readonly FileType[]): string =>
  [...mimeTypesOf(accept), ...extensionsOf(accept).map((extension) => `.${extension}`)].join(',')

/** Whether a file looks acceptable; the server checks its content. */
export const isAccepted = ({ type, name }: File, accept: readonly FileType[]): boolean =>
  mimeTypesOf(accept).includes(type) || extensionsOf(accept).some((extension) => name.toLowerCase().endsWith(`.${extension}`))
