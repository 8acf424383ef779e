/** A smaller copy of an image. */
export type Variant = { readonly path: string; readonly width: number; readonly format: string }

/** Widths in pixels of the variants of an image, ascending. */
export const VARIANT_WIDTHS: readonly number[] = [320, 640, 1280, 1920]
