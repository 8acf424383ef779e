import { setTimeout as delay } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'

declare global {
  interface Window {
    /** Longest duration of each interaction in ms, by its id. */
    benchInteractions?: Map<number, number>
  }
}

/** The smallest duration that browsers report, and the step to which they round. */
export const EVENT_TIMING = { threshold: 16, step: 8 } as const

/** Runs in the page: records Event Timing, from each input to the paint that follows its handlers. */
const watch = (threshold: number): void => {
  const isWatched = window.benchInteractions !== undefined
  window.benchInteractions = new Map()
  if (isWatched) return
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const longest = window.benchInteractions
      if (longest === undefined || !(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue
      longest.set(entry.interactionId, Math.max(entry.duration, longest.get(entry.interactionId) ?? 0))
    }
  }).observe({ type: 'event', durationThreshold: threshold } as PerformanceObserverInit)
}

/** Time after the last input in which its paint is reported even on a slow computer. */
const SETTLE_MS = 600

/** Runs inputs and returns the duration of each. One that was too short to be reported counts as half the threshold. */
export const timed = async (page: Page, inputs: number, run: () => Promise<void>): Promise<readonly number[]> => {
  await page.evaluate(watch, EVENT_TIMING.threshold)
  await run()
  await delay(SETTLE_MS)
  const durations = await page.evaluate(() => [...(window.benchInteractions ?? new Map<number, number>()).values()])
  const short = Math.max(0, inputs - durations.length)
  return [...durations, ...Array.from({ length: short }, () => EVENT_TIMING.threshold / 2)]
}

/** A fast typist presses a key this long, and the next one at once. */
const PRESS_MS = 90

/** Measures keys typed into a box. */
export const timeKeys = async (page: Page, box: Locator, keys: number): Promise<readonly number[]> => {
  await box.click()
  await delay(SETTLE_MS)
  return timed(page, keys, async () => {
    for (let key = 0; key < keys; key += 1) await page.keyboard.press('abcdefghij'[key % 10] ?? 'a', { delay: PRESS_MS })
  })
}

/** Measures clicks on elements one after another; `after` undoes each one by keys, outside the measurement. */
export const timeClicks = async (
  page: Page,
  targets: readonly Locator[],
  clicks: number,
  after: (() => Promise<void>) | null,
): Promise<readonly number[]> => {
  const durations: number[] = []
  for (let click = 0; click < clicks; click += 1) {
    const target = targets[click % targets.length]
    if (target === undefined) break
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (box === null) throw new Error('An element to click is not visible.')
    const [one] = await timed(page, 1, async () => {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await delay(PRESS_MS)
      await page.mouse.up()
    })
    if (one !== undefined) durations.push(one)
    await after?.()
  }
  return durations
}
