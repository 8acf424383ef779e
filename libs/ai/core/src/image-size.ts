/** Supported image sizes, width × height in pixels. */
export const IMAGE_SIZES = ['512x512', '768x768', '1024x576', '576x1024'] as const

export type ImageSize = (typeof IMAGE_SIZES)[number]

/** Returns the width and height of a size in pixels. */
export const sidesOf = (size: ImageSize): { readonly width: number; readonly height: number } => {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { width, height }
}
