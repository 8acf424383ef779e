import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright'

/** First word of the message by which the page reports its time. */
const SHOWN = 'bench-shown'

declare global {
  interface Window {
    /** Timestamp of the next click, or of the next key. */
    benchStarted?: Promise<number>
  }
}

/** What has to be in the document: an element, and words in it; an empty pattern is any text. */
export type Sight = { readonly name: string; readonly selector: string; readonly pattern: string }

/** Rows with the titles of the bench's articles. */
const ROWS: Sight = { name: 'rows', selector: 'tbody', pattern: '、.+と.+（\\d+）' }

type Watched = { readonly sight: Sight; readonly word: string }

/**
 * Runs in the page: reports the paint of a sight on the page's clock. It waits for changes of the document instead of asking in each frame,
 * which would add work.
 */
const reportSight = ({ sight: { name, selector, pattern }, word }: Watched): void => {
  const words = new RegExp(pattern, 'u')
  const look = (): void => {
    const found = document.querySelector(selector)
    if (found === null || !words.test(found.textContent)) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => console.debug(`${word} ${name}`, performance.now())
      port2.postMessage(null)
    })
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true, characterData: true })
}

const watched = (sight: Sight): Watched => ({ sight, word: SHOWN })

/** Resolves with the time that the page reports. Playwright's own waiting would run scripts in the page during the measurement. */
const reported = async (page: Page, { name }: Sight): Promise<number> => {
  const start = `${SHOWN} ${name} `
  const message = await page.waitForEvent('console', { predicate: (one) => one.text().startsWith(start), timeout: 60_000 })
  return Number(message.text().slice(start.length))
}

/** Returns the milliseconds from activating a link, without a pointer, until the rows are painted. */
export const visibleAfterClick = async (page: Page, href: string): Promise<number> => {
  const shown = reported(page, ROWS)
  await page.evaluate(reportSight, watched(ROWS))
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

const pressed = async (page: Page, type: 'click' | 'keydown', press: () => Promise<void>): Promise<() => Promise<number>> => {
  await page.evaluate((event) => {
    window.benchStarted = new Promise((resolve) => {
      addEventListener(event, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true })
    })
  }, type)
  await press()
  return () => page.evaluate(async () => (await window.benchStarted) ?? Number.NaN)
}

/** Starts to watch for sights, then an action, and returns the milliseconds from its start until each is painted. */
const timesTo = async (page: Page, sights: readonly Sight[], start: () => Promise<() => Promise<number>>): Promise<readonly number[]> => {
  const shown = sights.map((sight) => reported(page, sight))
  for (const sight of sights) await page.evaluate(reportSight, watched(sight))
  const startOf = await start()
  const ends = await Promise.all(shown)
  const started = await startOf()
  return ends.map((end) => end - started)
}

/** Returns the milliseconds from the click of a mouse, which has rested on the link for a moment, until each sight is painted. */
export const timesAfterPointer = (page: Page, link: string, sights: readonly Sight[]): Promise<readonly number[]> =>
  timesTo(page, sights, () =>
    pressed(page, 'click', async () => {
      await page.locator(link).first().hover()
      await delay(REST_MS)
      await page.mouse.down()
      await delay(PRESS_MS)
      await page.mouse.up()
    }),
  )

/** Returns the milliseconds from Enter on a link, which has had the focus for a moment, until each sight is painted. */
export const timesAfterKey = async (page: Page, link: string, sights: readonly Sight[]): Promise<readonly number[]> => {
  await page.locator(link).first().focus()
  await delay(REST_MS)
  return timesTo(page, sights, () => pressed(page, 'keydown', () => page.keyboard.press('Enter', { delay: PRESS_MS })))
}

/** Returns the milliseconds from going back in the browser's history until each sight is painted. */
export const timesAfterBack = (page: Page, sights: readonly Sight[]): Promise<readonly number[]> =>
  timesTo(page, sights, async () => {
    const start = await page.evaluate(() => {
      const now = performance.now()
      history.back()
      return now
    })
    return async () => start
  })

/** Returns the milliseconds from the click of a mouse, which has rested on the link for a moment, until the rows are painted. */
export const visibleAfterPointer = async (page: Page, href: string): Promise<number> => {
  const [taken = Number.NaN] = await timesAfterPointer(page, `a[href="${href}"]`, [ROWS])
  return taken
}

/** Returns the milliseconds from a navigation until the rows are painted, with only the browser's file cache. */
export const visibleAfterLoad = async (page: Page, address: string): Promise<number> => {
  await page.addInitScript(reportSight, watched(ROWS))
  const shown = reported(page, ROWS)
  await page.goto(address, { waitUntil: 'commit' })
  return shown
}
