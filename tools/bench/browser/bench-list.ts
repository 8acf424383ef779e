import { chromium as engine, type Browser, type BrowserContext, type Page } from 'playwright'
import { chromium } from '../../browser/chromium.ts'
import type { RunningServer } from '../../testing/server.ts'
import { openScaledDatabases, TENANTS } from '../content/scaled-databases.ts'
import { serve } from '../content/serve.ts'
import { atQuantile } from '../quantile.ts'
import { bullets, machineFacts, markdownTable, milliseconds, whole, type BenchResult } from '../report.ts'
import { visibleAfterClick, visibleAfterLoad } from './shown-after.ts'

const THROTTLE = 4
/** Time limit for opening the list, from the click to the painted rows. */
const LIMIT_MS = 1000
const TIMES = 15
const OTHER = '/captain/tenant/nyanko/faq'
const LIST = '/captain/tenant/nyanko/article'

const signIn = async (context: BrowserContext, { baseUrl, demoPassword }: RunningServer): Promise<void> => {
  const answer = await context.request.post(`${baseUrl}/api/auth/sign-in/email`, {
    headers: { origin: baseUrl },
    data: { email: 'owner@captain.example', password: demoPassword },
  })
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}.`)
}

/** Opens a page with a CPU slowed down by a factor. */
const slowPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  return page
}

type Times = { readonly click: readonly number[]; readonly load: readonly number[] }

/** Each time in a new page, so that no list is cached. */
const timeList = async (browser: Browser, server: RunningServer): Promise<Times> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ja-JP' })
  await signIn(context, server)
  const click: number[] = []
  const load: number[] = []
  for (let time = 0; time <= TIMES; time += 1) {
    const page = await slowPage(context)
    await page.goto(`${server.baseUrl}${OTHER}`)
    await page.locator(`a[href="${LIST}"]`).first().waitFor()
    await page.locator('tbody tr').first().waitFor()
    const clicked = await visibleAfterClick(page, LIST)
    const loaded = await visibleAfterLoad(page, `${server.baseUrl}${LIST}`)
    await page.close()
    // The first run fills the browser's file cache.
    if (time > 0) {
      click.push(clicked)
      load.push(loaded)
    }
  }
  return { click, load }
}

const cellsOf = (name: string, times: readonly number[], max: string): readonly string[] => {
  const sorted = times.toSorted((one, other) => one - other)
  return [name, milliseconds(atQuantile(sorted, 0.5)), milliseconds(atQuantile(sorted, 0.95)), max]
}

export type ListBench = { readonly small: number; readonly large: number; readonly folder: string | null }

/** Measures how long the back office takes to show a long list on a slow computer. */
export const benchList = async ({ small, large, folder }: ListBench): Promise<BenchResult> => {
  const databases = await openScaledDatabases([small, large], folder)
  try {
    const server = await serve(databases.large)
    const browser = await engine.launch(chromium)
    try {
      const { click, load } = await timeList(browser, server)
      const facts = [
        ...machineFacts(),
        `a list of ${whole(large / TENANTS)} articles in Chromium ${browser.version()}, its processor ${THROTTLE} times slower; browser, server and database share the machine`,
        `${TIMES} times each, until the rows are painted`,
      ]
      const rows = [cellsOf('list opened from another one', click, String(LIMIT_MS)), cellsOf('page reloaded, files cached', load, '')]
      const slowest = atQuantile(
        click.toSorted((one, other) => one - other),
        0.5,
      )
      return {
        report: `${bullets(facts)}\n\n${markdownTable(['what', 'median ms', 'p95 ms', 'at most'], rows)}`,
        failures: slowest < LIMIT_MS ? [] : [`The list is opened in ${milliseconds(slowest)} ms, at most ${LIMIT_MS}.`],
      }
    } finally {
      await browser.close()
      await server.dispose()
    }
  } finally {
    await databases.stop()
  }
}
