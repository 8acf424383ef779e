/** Raster formats only: an SVG is a document and may load other resources. */
const KINDS = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'])

const SIZE = { width: 240, height: 160 }
const MAX_PIXELS = 25_000_000
const MAX_BYTES = 12 * 1024
const QUALITIES = [75, 50, 25]

const reduced = async (bytes: Buffer): Promise<Buffer> => {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ ...SIZE, fit: 'cover', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .timeout({ seconds: 2 })
    .toBuffer()
}

/**
 * Creates a thumbnail of at most 240 × 160 as a `data:image/webp` address of up to 12 KB before base64. Null for other file contents,
 * broken files and images over 25 million pixels.
 */
export const thumbnailOf = async (bytes: Buffer): Promise<string | null> => {
  const { fileTypeFromBuffer } = await import('file-type')
  const kind = await fileTypeFromBuffer(bytes)
  if (kind === undefined || !KINDS.has(kind.mime)) return null
  try {
    const { default: sharp } = await import('sharp')
    const small = await reduced(bytes)
    for (const quality of QUALITIES) {
      const webp = await sharp(small).webp({ quality }).toBuffer()
      if (webp.byteLength <= MAX_BYTES) return `data:image/webp;base64,${webp.toString('base64')}`
    }
    return null
  } catch {
    return null
  }
}
