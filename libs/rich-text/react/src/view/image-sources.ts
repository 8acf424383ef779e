/** Widths of the smaller copies: the media library has every image as WebP, and as AVIF up to a limit. */
const SMALLER_WIDTHS = [320, 640, 1280, 1920]

/** Maximum width of AVIF copies in the media library. */
const MAX_PIXELS = 4_000_000

/** About twice the text column. A browser that is offered AVIF uses no other format, and would enlarge a smaller copy. */
const WIDE_ENOUGH = 1280

/** `/media/tenants/cafe/2026/11/{ULID}.jpg`, the address of the original image. */
const LIBRARY_PICTURE = /^(\/media\/tenants\/[\w-]+\/\d{4}\/\d{2}\/[0-9A-HJKMNP-TV-Z]{26})\.(?:jpg|png|webp)$/

/** Addresses for `srcset`, by format. */
export type ImageSources = { readonly avif: string | null; readonly plain: string }

/** Returns the addresses of a media library image in smaller widths and in its original width; null if it has no smaller copies. */
export function imageSources(src: string, width: number | null, height: number | null): ImageSources | null {
  const stem = LIBRARY_PICTURE.exec(src)?.[1]
  if (stem === undefined || width === null) return null
  const smaller = SMALLER_WIDTHS.filter((one) => one < width)
  if (smaller.length === 0) return null
  const own = width <= (SMALLER_WIDTHS.at(-1) ?? 0) ? [width] : []
  const made = [...smaller, ...own].filter((one) => height !== null && (one * one * height) / width <= MAX_PIXELS)
  const isSharp = (made.at(-1) ?? 0) >= Math.min(width, WIDE_ENOUGH)
  return {
    avif: isSharp ? made.map((one) => `${stem}-${one}.avif ${one}w`).join(', ') : null,
    plain: [...smaller.map((one) => `${stem}-${one}.webp ${one}w`), `${src} ${width}w`].join(', '),
  }
}
