import { expect, type Locator } from '../../../../tools/browser/watched-test.ts'

/** The side of a square that a thumb hits, in px. */
const THUMB = 44
/** The least that a link needs, which may be a name in a text. */
const LINK = 24

/** Returns how far one can miss the middle of a target in all directions and still hit it. Runs in the page. */
const hitSize = (target: Element): { readonly width: number; readonly height: number; readonly isLink: boolean } => {
  const { left, right, top, bottom } = target.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const isHit = (dx: number, dy: number): boolean => {
    const hit = document.elementFromPoint(x + dx, y + dy)
    return hit !== null && target.contains(hit)
  }
  const reach = (dx: number, dy: number): number => {
    let distance = 0
    while (distance < 60 && isHit(dx * (distance + 1), dy * (distance + 1))) distance += 1
    return distance
  }
  return { width: reach(-1, 0) + reach(1, 0) + 1, height: reach(0, -1) + reach(0, 1) + 1, isLink: target.localName === 'a' }
}

/** Expects a target that a thumb hits, in both directions. What is next to it and leads to it counts. */
export const expectThumb = async (target: Locator): Promise<void> => {
  // Waits until nothing moves or covers it, such as a toast.
  await target.tap({ trial: true })
  const { width, height, isLink } = await target.evaluate(hitSize)
  // Neighbours may share a pixel.
  expect.soft(Math.min(width, height), `${String(target)}: ${width} × ${height}`).toBeGreaterThanOrEqual((isLink ? LINK : THUMB) - 1)
}
