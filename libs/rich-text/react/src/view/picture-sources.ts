/** Widths below its own in which the media library has every picture, as WebP and as AVIF. */
const SMALLER_WIDTHS = [320, 640, 1280, 1920]

/** `/media/tenants/cafe/2026/11/{ULID}.jpg`, the address of a picture itself. */
const LIBRARY_PICTURE = /^(\/media\/tenants\/[\w-]+\/\d{4}\/\d{2}\/[0-9A-HJKMNP-TV-Z]{26})\.(?:jpg|png|webp)$/

/** Addresses for `srcset`, by format. */
export type PictureSources = { readonly avif: string; readonly plain: string }

/** Where a picture of the media library that is `width` pixels wide is found in smaller widths and in its own; null for one that has no smaller ones. */
export function pictureSources(src: string, width: number | null): PictureSources | null {
  const stem = LIBRARY_PICTURE.exec(src)?.[1]
  if (stem === undefined || width === null) return null
  const smaller = SMALLER_WIDTHS.filter((one) => one < width)
  if (smaller.length === 0) return null
  const own = width <= (SMALLER_WIDTHS.at(-1) ?? 0) ? [width] : []
  return {
    avif: [...smaller, ...own].map((one) => `${stem}-${one}.avif ${one}w`).join(', '),
    plain: [...smaller.map((one) => `${stem}-${one}.webp ${one}w`), `${src} ${width}w`].join(', '),
  }
}
