import { VARIANT_WIDTHS, type Variant } from './variant.ts'

/** Maximum size: a slice of a very tall image would occupy a processor for long. */
const MAX_PIXELS = 4_000_000

type Measured = { readonly path: string; readonly width: number | null; readonly height: number | null }

/** Returns the variant widths of an image, and its full width if it is the largest. */
export const avifWidths = (width: number): readonly number[] => {
  const [min = 0, max = 0] = [VARIANT_WIDTHS[0], VARIANT_WIDTHS.at(-1)]
  const own = width >= min && width <= max ? [width] : []
  return [...VARIANT_WIDTHS.filter((one) => one < width), ...own]
}

/** Returns the AVIF variants of an image, in the widths that are not too large. */
export const avifImages = ({ path, width, height }: Measured): readonly Variant[] => {
  if (width === null || height === null) return []
  return avifWidths(width)
    .filter((one) => (one * one * height) / width <= MAX_PIXELS)
    .map((one) => ({ path: path.replace(/\.[a-z0-9]+$/, `-${one}.avif`), width: one, format: 'avif' }))
}
