import type { Page } from 'playwright'

/** Titles of the bench's articles. */
const TITLE = /、.+と.+（\d+）/

declare global {
  interface Window {
    /** Time of the paint of the bench's rows, on the page's clock. */
    benchShown?: number
  }
}

/** Runs in the page: records the first frame after the rows are in the document. */
const watch = (pattern: string): void => {
  const title = new RegExp(pattern, 'u')
  delete window.benchShown
  const look = (): void => {
    const table = document.querySelector('tbody')
    if (table === null || !title.test(table.textContent)) return void requestAnimationFrame(look)
    requestAnimationFrame((now) => {
      window.benchShown = now
    })
  }
  requestAnimationFrame(look)
}

const shownAt = async (page: Page): Promise<number> => {
  const handle = await page.waitForFunction(() => window.benchShown, null, { timeout: 60_000 })
  return (await handle.jsonValue()) ?? Number.NaN
}

/** Returns the milliseconds from a click on a link until the rows are painted. */
export const visibleAfterClick = async (page: Page, href: string): Promise<number> => {
  await page.evaluate(watch, TITLE.source)
  const start = await page.evaluate((address) => {
    const link = [...document.querySelectorAll('a')].find((one) => one.getAttribute('href') === address)
    if (link === undefined) throw new Error(`There is no link to ${address}.`)
    const now = performance.now()
    link.click()
    return now
  }, href)
  return (await shownAt(page)) - start
}

/** Returns the milliseconds from a navigation until the rows are painted, with only the browser's file cache. */
export const visibleAfterLoad = async (page: Page, address: string): Promise<number> => {
  await page.addInitScript(watch, TITLE.source)
  await page.goto(address, { waitUntil: 'commit' })
  return shownAt(page)
}
