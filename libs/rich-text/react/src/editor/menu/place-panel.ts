/** A rectangle in px of the window. */
export type Area = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** Where a panel stands, and the height that it may have there. */
export type Place = { readonly left: number; readonly top: number; readonly maxHeight: number }

const EDGE = 8
const GAP = 6
/** With less room than this on both sides of the anchor, a panel covers it. */
const MIN_ROOM = 140

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

/** Places a panel below its anchor, or above it where there is more room; all of it stays in the visible area. */
export function placePanel(anchor: Area, size: Pick<Area, 'width' | 'height'>, visible: Area): Place {
  const [start, end] = [visible.top + EDGE, visible.top + visible.height - EDGE]
  const below = end - (anchor.top + anchor.height + GAP)
  const above = anchor.top - GAP - start
  const isBelow = size.height <= below || below >= above
  const room = isBelow ? below : above
  const maxHeight = Math.max(0, Math.floor(room < MIN_ROOM && size.height > room ? end - start : Math.min(room, end - start)))
  const height = Math.min(size.height, maxHeight)
  const top = isBelow ? anchor.top + anchor.height + GAP : anchor.top - GAP - height
  const left = clamp(anchor.left, visible.left + EDGE, Math.max(visible.left + EDGE, visible.left + visible.width - EDGE - size.width))
  return { left, top: clamp(top, start, Math.max(start, end - height)), maxHeight }
}

/** Returns the part of the window that can be seen: without an on-screen keyboard, and as far as it is zoomed in. */
export function visibleArea(): Area {
  const { visualViewport: seen } = window
  if (seen === null) return { left: 0, top: 0, width: innerWidth, height: innerHeight }
  return { left: seen.offsetLeft, top: seen.offsetTop, width: seen.width, height: seen.height }
}
