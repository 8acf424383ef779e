/** The part of an image to crop, in its own pixels. */
export type Part = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Side length in px: sharp at the sizes of avatars, also on high-density screens. */
const SIDE = 192

/** Limit of the server for an image, in characters of the data URI. */
const MAX_CHARACTERS = 32 * 1024

const QUALITIES = [0.9, 0.8, 0.65, 0.5, 0.35] as const

/** Returns the square part of an image as a small JPEG in a data URI. Rejects if the browser can't read the image. */
export const croppedImage = async (source: string, part: Part): Promise<string> => {
  const image = new Image()
  image.src = source
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('there is no canvas')
  // JPEG knows no transparency.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, SIDE, SIDE)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, SIDE, SIDE)
  let made = ''
  for (const quality of QUALITIES) {
    made = canvas.toDataURL('image/jpeg', quality)
    if (made.length <= MAX_CHARACTERS) break
  }
  return made
}
