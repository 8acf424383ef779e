import type { FocalPoint } from '@captain/content-core'

/** A position in an image in whole percent from the top left. */
export type Place = { readonly x: number; readonly y: number }

export const CENTRE: Place = { x: 50, y: 50 }

const within = (value: number): number => Math.min(100, Math.max(0, Math.round(value)))

export const placeOf = (point: FocalPoint | null): Place =>
  point === null ? CENTRE : { x: within(Number(point.x) * 100), y: within(Number(point.y) * 100) }

/** Returns the position as stored; the centre is stored as null. */
export const pointOf = ({ x, y }: Place): FocalPoint | null =>
  x === CENTRE.x && y === CENTRE.y ? null : { x: (x / 100).toFixed(2), y: (y / 100).toFixed(2) }

export const moved = (place: Place, by: Partial<Place>): Place => ({ x: within(place.x + (by.x ?? 0)), y: within(place.y + (by.y ?? 0)) })

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** Returns the pointer's position in an element. */
export const placeIn = ({ left, top, width, height }: Box, clientX: number, clientY: number): Place => ({
  x: within(((clientX - left) / width) * 100),
  y: within(((clientY - top) / height) * 100),
})
