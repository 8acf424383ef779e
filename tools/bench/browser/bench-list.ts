import { chromium as engine, type Browser, type BrowserContext } from 'playwright'
import { chromium } from '../../testing/chromium.ts'
import type { RunningServer } from '../../testing/server.ts'
import { buildsBeside, reportRows, type Build, type TimedRow } from '../builds.ts'
import { openScaledDatabases, TENANTS } from '../content/scaled-databases.ts'
import { serve } from '../content/serve.ts'
import { bullets, machineFacts, whole, type BenchResult } from '../report.ts'
import { visibleAfterClick, visibleAfterLoad, visibleAfterPointer } from './shown-after.ts'
import { signIn, slowPage, THROTTLE } from './slow-page.ts'

const TIMES = 15
const OTHER = '/captain/tenant/nyanko/faq'
const LIST = '/captain/tenant/nyanko/article'

const ROWS = 'the response is there before the screen; the time goes into rendering the filters and the rows with their controls'

/** What is measured, with the maximum of its median in ms, and what limits it. */
const WAYS = {
  click: { what: 'list opened from another one by key', max: 300, reason: ROWS },
  pointer: { what: 'list opened from another one by mouse', max: 300, reason: ROWS },
  load: {
    what: 'page reloaded, files cached',
    max: 1000,
    reason:
      'frame and page are painted one after the other, panels and dialogs load later, and the data are requested by the document; what remains is compiling and first running React, the router and the components, without a hot spot in the profile',
  },
} as const

type Way = keyof typeof WAYS

const WAY_NAMES: readonly Way[] = ['click', 'pointer', 'load']

type Times = Readonly<Record<Way, number[]>>

type Timed = Build & { readonly server: RunningServer; readonly context: BrowserContext; readonly times: Times }

const openBuild = async (browser: Browser, build: Build, databaseUrl: string): Promise<Timed> => {
  const server = await serve(databaseUrl, { checkout: build.checkout })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ja-JP' })
  await signIn(context, server)
  return { ...build, server, context, times: { click: [], pointer: [], load: [] } }
}

/** Times one way to the list in a new page, so that no list is cached. */
const timeOnce = async (way: Way, { server, context }: Timed): Promise<number> => {
  const { page } = await slowPage(context)
  try {
    if (way === 'load') return await visibleAfterLoad(page, `${server.baseUrl}${LIST}`)
    await page.goto(`${server.baseUrl}${OTHER}`)
    await page.locator(`a[href="${LIST}"]`).first().waitFor()
    await page.locator('tbody tr').first().waitFor()
    await page.waitForLoadState('networkidle')
    return way === 'click' ? await visibleAfterClick(page, LIST) : await visibleAfterPointer(page, LIST)
  } finally {
    await page.close()
  }
}

/** Alternates the builds, so that a busy minute of the machine slows down all of them. */
const timeAll = async (builds: readonly Timed[]): Promise<void> => {
  for (let time = 0; time <= TIMES; time += 1) {
    for (const way of WAY_NAMES) {
      for (const build of time % 2 === 0 ? builds : builds.toReversed()) {
        const taken = await timeOnce(way, build)
        // The first run fills the browser's file cache.
        if (time > 0) build.times[way].push(taken)
      }
    }
  }
}

const rowsOf = (builds: readonly Timed[]): readonly TimedRow[] =>
  WAY_NAMES.map((way) => {
    const timesOf = (name: Build['name']) => builds.find((build) => build.name === name)?.times[way] ?? []
    return {
      what: WAYS[way].what,
      before: timesOf('before'),
      now: timesOf('now'),
      limit: { quantile: 0.5, max: WAYS[way].max },
      reason: WAYS[way].reason,
    }
  })

export type ListBench = {
  readonly records: number
  readonly folder: string | null
  /** Another built checkout to compare with; both use the same database. */
  readonly beside: string | null
}

/** Measures how long the back office takes to show a long list on a slow computer. */
export const benchList = async ({ records, folder, beside }: ListBench): Promise<BenchResult> => {
  const builds = buildsBeside(beside)
  const databases = await openScaledDatabases({ large: records }, folder)
  const browser = await engine.launch(chromium)
  const opened: Timed[] = []
  try {
    for (const build of builds) opened.push(await openBuild(browser, build, databases.large))
    await timeAll(opened)
    const facts = [
      ...machineFacts(),
      `a list of ${whole(records / TENANTS)} articles in Chromium ${browser.version()}, its processor ${THROTTLE} times slower; browser, server and database share the machine`,
      `${TIMES} times each, builds alternating, until the rows are painted; by mouse after resting on the link`,
    ]
    const { report, failures } = reportRows(rowsOf(opened))
    return { report: `${bullets(facts)}\n\n${report}`, failures }
  } finally {
    await browser.close()
    for (const { server } of opened) await server.dispose()
    await databases.stop()
  }
}
