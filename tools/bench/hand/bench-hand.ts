import { chromium as engine, type Browser, type BrowserContext } from 'playwright'
import { join } from 'node:path'
import { chromium } from '../../testing/chromium.ts'
import { startServer, type RunningServer } from '../../testing/server.ts'
import { countWork } from '../browser/main-thread.ts'
import { signIn, slowPage, THROTTLE } from '../browser/slow-page.ts'
import { buildsBeside, reportRows, type Build, type TimedRow } from '../builds.ts'
import { quantileOf } from '../difference.ts'
import { EVENT_TIMING } from '../form/interactions.ts'
import { bullets, machineFacts, milliseconds, type BenchResult } from '../report.ts'
import { walkThroughArticle, walkThroughProducts } from './walks.ts'
import { createHand, emptyTaken, type Hand, type Taken } from './hand.ts'
import { ROW_NAMES, ROWS } from './rows.ts'

const ROUNDS = 5

type Timed = Build & { readonly server: RunningServer; readonly context: BrowserContext; readonly taken: Taken }

const openBuild = async (browser: Browser, build: Build): Promise<Timed> => {
  const server = await startServer({ nodeArguments: [join(build.checkout, 'apps/server/src/main.ts')] })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ja-JP' })
  await signIn(context, server)
  return { ...build, server, context, taken: emptyTaken() }
}

type Walk = (hand: Hand, baseUrl: string) => Promise<void>

const WALKS: readonly Walk[] = [walkThroughProducts, walkThroughArticle]

/** Walks once in a new page of a build. */
const walkOnce = async (walk: Walk, { server, context }: Timed, taken: Taken): Promise<void> => {
  const slow = await slowPage(context)
  try {
    await countWork(slow.session)
    await walk(createHand(slow, taken), server.baseUrl)
  } finally {
    await slow.page.close()
  }
}

/** Alternates the builds, so that a busy minute of the machine slows down all of them. */
const walkAll = async (builds: readonly Timed[]): Promise<void> => {
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const walk of WALKS) {
      for (const build of round % 2 === 0 ? builds : builds.toReversed()) {
        // The first round fills the browser's file cache.
        await walkOnce(walk, build, round === 0 ? emptyTaken() : build.taken)
      }
    }
  }
}

const rowsOf = (builds: readonly Timed[]): readonly TimedRow[] =>
  ROW_NAMES.map((name) => {
    const timesOf = (build: Build['name']) => builds.find((one) => one.name === build)?.taken.times.get(name) ?? []
    return {
      ...ROWS[name],
      before: timesOf('before'),
      now: timesOf('now'),
      more: builds.map(({ taken }) => {
        const work = taken.work.get(name)
        return work === undefined ? '' : milliseconds(quantileOf(work, 0.5))
      }),
    }
  })

/** Measures how long the back office takes to follow a hand that opens, goes back, types and chooses on a slow computer. */
export const benchHand = async (beside: string | null): Promise<BenchResult> => {
  const browser = await engine.launch(chromium)
  const opened: Timed[] = []
  try {
    for (const build of buildsBeside(beside)) opened.push(await openBuild(browser, build))
    await walkAll(opened)
    const facts = [
      ...machineFacts(),
      `the demo data in Chromium ${browser.version()}, its processor ${THROTTLE} times slower; browser, server and database share the machine`,
      `${ROUNDS} walks through the products of a shop, whose form has 70 fields, and through an article, builds alternating`,
      'opened and back: from the click, the key or the call until the first field or row is painted; by mouse and by key after resting on the link',
      `others: Event Timing from the input to the paint after it, which browsers round to ${EVENT_TIMING.step} ms and report from ${EVENT_TIMING.threshold} ms on; longest task: of each of these actions, by the Long Tasks API, which reports them from 50 ms on`,
      'work is what the page’s own thread does for one action in all, also after the paint',
    ]
    const { report, failures } = reportRows(
      rowsOf(opened),
      opened.map(({ name }) => (opened.length === 1 ? 'work ms' : `work ms ${name}`)),
    )
    return { report: `${bullets(facts)}\n\n${report}`, failures }
  } finally {
    await browser.close()
    for (const { server } of opened) await server.dispose()
  }
}
