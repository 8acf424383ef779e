import { createSharedValue } from '../shared-value.ts'

const EDGE = 16
const GAP = 12

/** Events after which a bar may be elsewhere; a drawer slides in. */
const MOVES = ['resize', 'scroll', 'transitionend'] as const

const bars = createSharedValue<readonly HTMLElement[]>([])

/** Ref callback of a bar with actions that may be at the bottom of the window: toasts stay above it. */
export const keepToastsAbove = (bar: HTMLElement | null) => {
  if (bar === null) return undefined
  bars.set([...bars.get(), bar])
  return () => bars.set(bars.get().filter((one) => one !== bar))
}

/** Returns how far the toasts move up, in px, so that they cover no bar. */
const liftOf = (area: HTMLElement): number => {
  const { left, right, height } = area.getBoundingClientRect()
  if (height === 0) return 0
  const lowestFirst = bars
    .get()
    .map((bar) => bar.getBoundingClientRect())
    .toSorted((one, other) => other.bottom - one.bottom)
  return lowestFirst.reduce((lift, bar) => {
    const bottom = innerHeight - EDGE - lift
    const isCovered = bar.left < right && bar.right > left && bar.bottom > bottom - height && bar.top < bottom
    return isCovered ? innerHeight - EDGE - bar.top + GAP : lift
  }, 0)
}

/** Ref callback of the areas of the toasts; moves the one at the bottom right above the bars. */
export const stayAboveBars = (area: HTMLElement | null) => {
  if (area?.dataset['position'] !== 'bottom-right') return undefined
  const move = () => {
    area.style.marginBottom = `${liftOf(area)}px`
  }
  const observer = new ResizeObserver(move)
  const observe = () => {
    observer.disconnect()
    // Calls back once after the next layout too; a measurement now would force another one.
    for (const element of [area, document.body, ...bars.get()]) observer.observe(element)
  }
  observe()
  const unsubscribe = bars.subscribe(observe)
  for (const event of MOVES) addEventListener(event, move, { capture: true, passive: true })
  return () => {
    observer.disconnect()
    unsubscribe()
    for (const event of MOVES) removeEventListener(event, move, { capture: true })
  }
}
