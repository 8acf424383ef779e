import type Sharp from 'sharp'

/** Decoders of the formats that are accepted, and of drawings of this server. All others would only be ways in for hostile files. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}`)

let loaded: Promise<typeof Sharp> | null = null

const load = async (): Promise<typeof Sharp> => {
  const { default: sharp } = await import('sharp')
  // One thread per image leaves the others to requests.
  sharp.concurrency(1)
  // Each image is decoded once, so results of earlier operations would only take memory.
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: DECODERS })
  return sharp
}

/** Loads the image library on first use: most servers start without needing it, and it takes 20 MB. */
export const loadSharp = (): Promise<typeof Sharp> => (loaded ??= load())
