import { chromium as engine, type Browser, type Page } from 'playwright'
import { chromium } from '../../testing/chromium.ts'
import { countWork, workOf } from '../browser/main-thread.ts'
import { THROTTLE } from '../browser/slow-page.ts'
import { buildsBeside, reportRows, type Build, type TimedRow } from '../builds.ts'
import { bullets, machineFacts, milliseconds, type BenchResult } from '../report.ts'
import { openFormPage, type FormPage } from './form-page.ts'
import { EVENT_TIMING, timeClicks, timeKeys } from './interactions.ts'

/** Maximum from an input to its paint in ms, at the 95th percentile (experience, rule 2). */
const LIMITS = { key: 50, click: 100 } as const
/** What limits keys; the medians are within the limit. */
const FIRST_KEYS =
  'the first key of each page is one in twenty, and runs code for the first time: the draft, the comparison with the stored values, the bar of the save'
const ROUNDS = 5
const KEYS = 20
const CLICKS = 6

type Input = { readonly what: string; readonly kind: 'key' | 'click' | 'bare'; readonly time: (page: Page) => Promise<readonly number[]> }

const keysIn = (name: string, what: string, kind: Input['kind'] = 'key'): Input => ({
  what,
  kind,
  time: (page) => timeKeys(page, page.getByLabel(name, { exact: true }), KEYS),
})

const escape = (page: Page) => () => page.keyboard.press('Escape')

/** Measured inputs: a box outside the form for comparison, boxes at its top and in its middle, and one click of each kind. */
const INPUTS: readonly Input[] = [
  keysIn('bare', 'key in a box outside the form', 'bare'),
  keysIn('field2欄', 'key in a text'),
  keysIn('field6欄', 'key in a text of a cross-field check'),
  keysIn('field106欄', 'key in a text in the middle'),
  keysIn('field105欄', 'key in a long text'),
  {
    what: 'click on another text',
    kind: 'click',
    time: (page) => {
      const boxes = ['field102欄', 'field106欄', 'field108欄'].map((name) => page.getByLabel(name, { exact: true }))
      return timeClicks(page, boxes, CLICKS, null)
    },
  },
  {
    what: 'click on a switch',
    kind: 'click',
    time: (page) => timeClicks(page, [page.getByText('field109欄', { exact: true })], CLICKS, null),
  },
  {
    what: 'click that opens a choice',
    kind: 'click',
    time: (page) => timeClicks(page, [page.getByLabel('field107欄', { exact: true }).first()], CLICKS, escape(page)),
  },
  {
    what: 'click that opens a calendar',
    kind: 'click',
    time: (page) => timeClicks(page, [page.getByLabel('field111欄', { exact: true }).first()], CLICKS, escape(page)),
  },
]

type Timed = Build & { readonly page: FormPage; readonly times: number[][]; readonly work: number[] }

/** Measures all inputs once in a new page of a build. */
const timeRound = async (browser: Browser, { page: { url }, times, work }: Timed): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ja-JP' })
  try {
    await page.goto(url)
    await page.getByLabel('field106欄', { exact: true }).waitFor()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
    await countWork(session)
    for (const [place, input] of INPUTS.entries()) {
      const before = await workOf(session)
      const durations = await input.time(page)
      times[place]?.push(...durations)
      work[place] = (work[place] ?? 0) + ((await workOf(session)) - before) / durations.length / ROUNDS
    }
  } finally {
    await page.close()
  }
}

const rowsOf = (builds: readonly Timed[]): readonly TimedRow[] =>
  INPUTS.map(({ what, kind }, place) => {
    const timesOf = (name: Build['name']) => builds.find((build) => build.name === name)?.times[place] ?? []
    return {
      what,
      before: timesOf('before'),
      now: timesOf('now'),
      limit: kind === 'bare' ? null : { quantile: 0.95, max: LIMITS[kind] },
      ...(kind === 'key' && { reason: FIRST_KEYS }),
      more: builds.map(({ work }) => milliseconds(work[place] ?? Number.NaN)),
    }
  })

/** Measures how long a form of two hundred fields takes to show keys and clicks on a slow computer, compared with another build if there is one. */
export const benchForm = async (beside: string | null): Promise<BenchResult> => {
  const opened: Timed[] = []
  const browser = await engine.launch(chromium)
  try {
    for (const build of buildsBeside(beside))
      opened.push({ ...build, page: await openFormPage(build.checkout), times: INPUTS.map(() => []), work: INPUTS.map(() => 0) })
    for (let round = 0; round < ROUNDS; round += 1)
      for (const build of round % 2 === 0 ? opened : opened.toReversed()) await timeRound(browser, build)
    const facts = [
      ...machineFacts(),
      `a form of 200 fields in Chromium ${browser.version()}, its processor ${THROTTLE} times slower`,
      `${ROUNDS * KEYS} keys or ${ROUNDS * CLICKS} clicks a row, in ${ROUNDS} pages, builds alternating; Event Timing from the input to the paint after it, which browsers round to ${EVENT_TIMING.step} ms and report from ${EVENT_TIMING.threshold} ms on`,
      'work is what the page’s own thread does for one input in all, also after the paint',
    ]
    const { report, failures } = reportRows(
      rowsOf(opened),
      opened.map(({ name }) => (opened.length === 1 ? 'work ms' : `work ms ${name}`)),
    )
    return { report: `${bullets(facts)}\n\n${report}`, failures }
  } finally {
    await browser.close()
    for (const { page } of opened) await page.close()
  }
}
