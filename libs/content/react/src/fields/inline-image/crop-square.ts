import { asDataUri } from '@captain/ui'

const SIDE = 256
const QUALITIES = [0.9, 0.75, 0.6] as const

/**
 * Crops the middle of an image to a 256 px square, as a data URI of at most `maxBytes`. Null if the file is no image or cannot be that
 * small.
 */
export const cropSquare = async (file: Blob, maxBytes: number): Promise<string | null> => {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (bitmap === null) return null
  const side = Math.min(bitmap.width, bitmap.height)
  const canvas = new OffscreenCanvas(SIDE, SIDE)
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, (bitmap.width - side) / 2, (bitmap.height - side) / 2, side, side, 0, 0, SIDE, SIDE)
  bitmap.close()
  for (const quality of QUALITIES) {
    const uri = await asDataUri(await canvas.convertToBlob({ type: 'image/webp', quality }))
    if (uri.length <= maxBytes) return uri
  }
  return null
}
