import type { FocalPoint, MediaCrop } from '@captain/content-core'

/** Returns a crop in pixels of the picture, at least one wide and high. */
export const areaOf = ({ x, y, width, height }: MediaCrop, full: { readonly width: number; readonly height: number }) => {
  const left = Math.min(Math.round(x * full.width), full.width - 1)
  const top = Math.min(Math.round(y * full.height), full.height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * full.width), full.width - left)),
    height: Math.max(1, Math.min(Math.round(height * full.height), full.height - top)),
  }
}

const side = (value: number): string => Math.min(1, Math.max(0, value)).toFixed(2)

/** Returns where a point of the whole picture is in its part; the nearest place if it is outside. */
export const pointInPart = (point: FocalPoint | null, { x, y, width, height }: MediaCrop): FocalPoint | null =>
  point === null ? null : { x: side((Number(point.x) - x) / width), y: side((Number(point.y) - y) / height) }

/** Returns where a point of a part is in the whole picture. */
export const pointInWhole = (point: FocalPoint | null, { x, y, width, height }: MediaCrop): FocalPoint | null =>
  point === null ? null : { x: side(x + Number(point.x) * width), y: side(y + Number(point.y) * height) }
