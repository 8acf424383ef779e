import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright'

/** Titles of the bench's articles. */
const TITLE = /、.+と.+（\d+）/

/** First word of the message by which the page reports its time. */
const SHOWN = 'bench-shown'

declare global {
  interface Window {
    /** Milliseconds from the next click to the paint of the bench's rows. */
    benchClicked?: Promise<number>
  }
}

type Watched = { readonly pattern: string; readonly word: string }

/**
 * Runs in the page: reports the paint of the bench's rows on the page's clock. It waits for changes of the document instead of asking in
 * each frame, which would add work.
 */
const reportRows = ({ pattern, word }: Watched): void => {
  const title = new RegExp(pattern, 'u')
  const look = (): void => {
    if (!title.test(document.querySelector('tbody')?.textContent ?? '')) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => console.debug(word, performance.now())
      port2.postMessage(null)
    })
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true, characterData: true })
}

const WATCHED: Watched = { pattern: TITLE.source, word: SHOWN }

/** Resolves with the time that the page reports. Playwright's own waiting would run scripts in the page during the measurement. */
const reported = async (page: Page): Promise<number> => {
  const message = await page.waitForEvent('console', { predicate: (one) => one.text().startsWith(`${SHOWN} `), timeout: 60_000 })
  return Number(message.text().slice(SHOWN.length))
}

/** Returns the milliseconds from activating a link, without a pointer, until the rows are painted. */
export const visibleAfterClick = async (page: Page, href: string): Promise<number> => {
  const shown = reported(page)
  await page.evaluate(reportRows, WATCHED)
  const start = await page.evaluate((address) => {
    const link = [...document.querySelectorAll('a')].find((one) => one.getAttribute('href') === address)
    if (link === undefined) throw new Error(`There is no link to ${address}.`)
    const now = performance.now()
    link.click()
    return now
  }, href)
  return (await shown) - start
}

/** Time for which a pointer rests on a link before it is pressed, and a press lasts. */
const REST_MS = 150
const PRESS_MS = 60

/** Returns the milliseconds from the click of a mouse, which has rested on the link for a moment, until the rows are painted. */
export const visibleAfterPointer = async (page: Page, href: string): Promise<number> => {
  const shown = reported(page)
  await page.evaluate(reportRows, WATCHED)
  await page.evaluate(() => {
    window.benchClicked = new Promise((resolve) => {
      addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true })
    })
  })
  await page.locator(`a[href="${href}"]`).first().hover()
  await delay(REST_MS)
  await page.mouse.down()
  await delay(PRESS_MS)
  await page.mouse.up()
  const end = await shown
  return end - (await page.evaluate(async () => (await window.benchClicked) ?? Number.NaN))
}

/** Returns the milliseconds from a navigation until the rows are painted, with only the browser's file cache. */
export const visibleAfterLoad = async (page: Page, address: string): Promise<number> => {
  await page.addInitScript(reportRows, WATCHED)
  const shown = reported(page)
  await page.goto(address, { waitUntil: 'commit' })
  return shown
}
