/** Widths below its own in which the media library keeps every picture, as WebP beside it. */
const SMALLER_WIDTHS = [320, 640, 1280, 1920]

/** `/media/tenants/cafe/2026/11/{ULID}.jpg`, the address of a picture itself. */
const LIBRARY_PICTURE = /^(\/media\/tenants\/[\w-]+\/\d{4}\/\d{2}\/[0-9A-HJKMNP-TV-Z]{26})\.(?:jpg|png|webp)$/

/** The `srcset` of a picture of the media library that is `width` pixels wide; undefined for one that has no smaller widths. */
export function pictureSources(src: string, width: number | null): string | undefined {
  const stem = LIBRARY_PICTURE.exec(src)?.[1]
  if (stem === undefined || width === null) return undefined
  const smaller = SMALLER_WIDTHS.filter((one) => one < width).map((one) => `${stem}-${one}.webp ${one}w`)
  return smaller.length === 0 ? undefined : [...smaller, `${src} ${width}w`].join(', ')
}
