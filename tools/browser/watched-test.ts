import { join } from 'node:path'
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { root } from '../root.ts'

export { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test'

/**
 * Messages of the browser about a refused request, or one cut off by a test that stops the network or the server; the test itself judges
 * those.
 */
const REFUSAL =
  /^Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED))/

/** Caused by the test's own access to a preview, which runs no script. */
const SANDBOX = /^Blocked script execution in .* sandboxed/

/**
 * The browser's message on a machine that takes more than a few seconds from a preload to its use. The test of the first page proves that each is
 * used.
 */
const LATE_PRELOAD = /^The resource .* was preloaded using link preload but not used within a few seconds/

/** Whether a healthy page may log a message. */
export const isHarmless = (text: string): boolean => [REFUSAL, SANDBOX, LATE_PRELOAD].some((message) => message.test(text))

/** Collects messages that a healthy page never logs. */
const watch = (context: BrowserContext, troubles: string[]): void => {
  context.on('weberror', (event) => troubles.push(`uncaught: ${event.error().stack ?? event.error().message}`))
  context.on('console', (message) => {
    const isTrouble = message.type() === 'error' || message.type() === 'warning'
    if (isTrouble && !isHarmless(message.text())) troubles.push(`${message.type()} on ${message.page()?.url()}: ${message.text()}`)
  })
  context.on('response', (response) => {
    const isFile = ['script', 'stylesheet', 'font', 'image'].includes(response.request().resourceType())
    if (response.status() >= 500 || (isFile && response.status() >= 400)) troubles.push(`${response.status()} ${response.url()}`)
  })
}

type Watching = {
  /** Watches a browser context that the test opened itself. */
  readonly watched: <Context extends BrowserContext>(context: Context) => Context
}

/** A test that also fails when a page logs an error or a warning, throws, or requests a missing file. */
export const test = base.extend<Watching>({
  watched: [
    async ({ context }, use) => {
      const troubles: string[] = []
      watch(context, troubles)
      await use((another) => {
        watch(another, troubles)
        return another
      })
      expect(troubles, 'troubles of the pages that were opened').toEqual([])
    },
    { auto: true },
  ],
})

/** Saves a screenshot of the page under test-results/screens if CAPTAIN_SCREENS=1. */
export const shoot = async (page: Page, name: string): Promise<void> => {
  if (process.env['CAPTAIN_SCREENS'] !== '1') return
  await page.screenshot({ path: join(root, 'test-results/screens', `${name}.png`), fullPage: true, animations: 'disabled' })
}
