import type { Page } from 'playwright'

declare global {
  interface Window {
    /** Milliseconds from each key to the paint that shows it. */
    benchTyped?: number[]
  }
}

/** Runs in the page: measures from a key press to after the frame that shows it. */
const watch = (): void => {
  const typed: number[] = []
  window.benchTyped = typed
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => void typed.push(performance.now() - timeStamp)
        port2.postMessage(null)
      })
    },
    { capture: true },
  )
}

const PAUSE_MS = 90

/** Measures how long each of a number of keys takes to appear in an input. */
export const timeTyping = async (page: Page, label: string, keys: number): Promise<readonly number[]> => {
  await page.getByLabel(label, { exact: true }).click()
  await page.evaluate(watch)
  for (let key = 0; key < keys; key += 1) await page.keyboard.press('abcdefghij'[key % 10] ?? 'a', { delay: PAUSE_MS })
  return page.evaluate(() => window.benchTyped ?? [])
}
