import { avifImages } from './avif-images.ts'
import type { MediaRow } from './media-row.ts'
import type { MediaStorage } from './storage.ts'

/** The data that identify the files of an asset. */
export type StoredPicture = Pick<MediaRow, 'path' | 'width' | 'height' | 'variants'>

/** Returns the paths of all files that an asset may have. */
export const filePathsOf = (row: StoredPicture): readonly string[] => [row, ...row.variants, ...avifImages(row)].map(({ path }) => path)

/** Removes the stored files of an asset in its earlier state. */
export const removeFiles = async (storage: MediaStorage, row: StoredPicture): Promise<void> => {
  for (const path of filePathsOf(row)) await storage.delete(path)
}
