import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type'
import { ProblemError, unsupportedMediaType } from '@captain/http'
import sharp, { type Sharp } from 'sharp'
import { brokenImage, imageTooWide } from '../errors.ts'
import { oneAtATime } from './one-at-a-time.ts'

export type EncodedImage = { readonly bytes: Buffer; readonly width: number; readonly height: number; readonly format: string }

export type ProcessedImage = {
  readonly main: EncodedImage & { readonly mimeType: string; readonly extension: string }
  readonly variants: readonly EncodedImage[]
}

/** A picture's bytes, or the path of a file that holds them. */
export type ImageSource = Buffer | string

type Kept = { readonly mimeType: string; readonly extension: string; encode(image: Sharp): Sharp }

const MAX_SIDE = 8000
const VARIANT_WIDTHS = [320, 640, 1280, 1920]

const WEBP: Kept = { mimeType: 'image/webp', extension: 'webp', encode: (image) => image.webp({ quality: 90 }) }

/** What each accepted kind of picture is kept as. */
const KEPT_AS: Readonly<Record<string, Kept>> = {
  'image/jpeg': { mimeType: 'image/jpeg', extension: 'jpg', encode: (image) => image.jpeg({ quality: 88, mozjpeg: true }) },
  'image/png': { mimeType: 'image/png', extension: 'png', encode: (image) => image.png({ compressionLevel: 9 }) },
  'image/webp': WEBP,
  'image/avif': WEBP,
  'image/gif': WEBP,
}

// One thread a picture: the others belong to requests.
sharp.concurrency(1)

const decoder = (source: ImageSource) => sharp(source, { failOn: 'error', limitInputPixels: MAX_SIDE * MAX_SIDE })

const encode = async (image: Sharp, format: string): Promise<EncodedImage> => {
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height, format }
}

const checkSides = async (source: ImageSource): Promise<void> => {
  const { width, height } = await sharp(source, { limitInputPixels: false }).metadata()
  if (width > MAX_SIDE || height > MAX_SIDE) throw imageTooWide(MAX_SIDE)
}

const variantsOf = async (bytes: Buffer, width: number): Promise<readonly EncodedImage[]> => {
  const variants: EncodedImage[] = []
  for (const wanted of VARIANT_WIDTHS.filter((one) => one < width)) {
    variants.push(await encode(decoder(bytes).resize({ width: wanted }).webp({ quality: 80 }), 'webp'))
  }
  return variants
}

const processed = async (source: ImageSource, kept: Kept): Promise<ProcessedImage> => {
  try {
    await checkSides(source)
    const main = await encode(kept.encode(decoder(source).autoOrient()), kept.extension)
    return { main: { ...main, mimeType: kept.mimeType, extension: kept.extension }, variants: await variantsOf(main.bytes, main.width) }
  } catch (error) {
    throw error instanceof ProblemError ? error : brokenImage()
  }
}

const typeOfSource = (source: ImageSource) => (typeof source === 'string' ? fileTypeFromFile(source) : fileTypeFromBuffer(source))

const queue = oneAtATime()

/**
 * Decodes a picture whole and encodes it anew, which leaves metadata and whatever else was hidden in the file behind;
 * makes the smaller widths. Throws 415 for other files whatever they call themselves, 422 for broken and too large ones.
 */
export const processImage = async (source: ImageSource): Promise<ProcessedImage> => {
  const type = await typeOfSource(source)
  const kept = type === undefined ? undefined : KEPT_AS[type.mime]
  if (kept === undefined) throw unsupportedMediaType()
  return queue(() => processed(source, kept))
}
