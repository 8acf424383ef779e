import { FILE_TYPES, fileTypeOf } from '@captain/content-core'

/** Returns the name of a file's kind: of pictures the format, since one type covers all of them. */
export const fileKindName = (mimeType: string): string => {
  const type = fileTypeOf(mimeType)
  return type === null || type === 'image' ? (mimeType.split('/').at(-1) ?? '').toUpperCase() : FILE_TYPES[type].label
}
