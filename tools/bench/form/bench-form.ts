import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as engine, type Browser, type CDPSession } from 'playwright'
import { build, preview } from 'vite'
import { chromium } from '../../browser/chromium.ts'
import { root } from '../../root.ts'
import { reactLingui } from '../../vite/react-lingui.ts'
import { atQuantile } from '../quantile.ts'
import { bullets, machineFacts, markdownTable, milliseconds, type BenchResult } from '../report.ts'
import { timeTyping } from './typing.ts'

/** CPU slowdown factor; the limit applies to the computer at full speed. */
const THROTTLES = [1, 4]
/** Time limit from a key to its paint, at the 95th percentile (experience, rule 2). */
const LIMIT_MS = 50
const KEYS = 80
const FIXTURE = join(root, 'libs/content/react/src/form/testing/wide-form')
/** Measured inputs: one outside the form, for comparison, and three in it, the last of them in its middle. */
const BARE = 'bare'
const BOXES = [BARE, 'field2欄', 'field6欄', 'field106欄']

type Typed = { readonly throttle: number; readonly box: string; readonly times: readonly number[]; readonly work: number }

/** CPU seconds of the page's main thread, which exclude other programs. */
const workOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

const timeAll = async (browser: Browser, url: string, throttle: number): Promise<readonly Typed[]> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ja-JP' })
  await page.goto(url)
  await page.getByLabel(BOXES.at(-1) ?? '', { exact: true }).waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const typed: Typed[] = []
  for (const box of BOXES) {
    const before = await workOf(session)
    const times = await timeTyping(page, box, KEYS)
    typed.push({ throttle, box, times, work: ((await workOf(session)) - before) / KEYS })
  }
  await page.close()
  return typed
}

/** Measures how long a form of two hundred fields takes to show a key on a slow computer. */
export const benchForm = async (): Promise<BenchResult> => {
  const outDir = await mkdtemp(join(tmpdir(), 'captain-bench-form-'))
  const plugins = [reactLingui({ failOnMissing: false })]
  await build({ root: FIXTURE, configFile: false, plugins, logLevel: 'warn', build: { outDir, emptyOutDir: true, target: 'es2023' } })
  const server = await preview({ root: FIXTURE, configFile: false, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  const browser = await engine.launch(chromium)
  try {
    const typed: Typed[] = []
    for (const throttle of THROTTLES) typed.push(...(await timeAll(browser, server.resolvedUrls?.local[0] ?? '', throttle)))
    const rows = typed.map(({ throttle, box, times, work }) => {
      const sorted = times.toSorted((one, other) => one - other)
      const isLimited = throttle === 1 && box !== BARE
      return { slower: `${throttle} ×`, box, isLimited, work: work * 1000, median: atQuantile(sorted, 0.5), p95: atQuantile(sorted, 0.95) }
    })
    const facts = [
      ...machineFacts(),
      `a form of 200 fields in Chromium ${browser.version()}, its processor as it is and slowed down`,
      `${KEYS} keys in each box, from the key to behind the frame that shows it; work is what the page’s own thread does for a key in all, pressing to releasing`,
    ]
    const table = markdownTable(
      ['slower', 'box', 'median ms', 'p95 ms', 'at most', 'work ms'],
      rows.map(({ slower, box, isLimited, work, median, p95 }) => [
        slower,
        box,
        milliseconds(median),
        milliseconds(p95),
        isLimited ? String(LIMIT_MS) : '',
        milliseconds(work),
      ]),
    )
    return {
      report: `${bullets(facts)}\n\n${table}`,
      failures: rows.flatMap(({ box, isLimited, p95 }) =>
        !isLimited || p95 < LIMIT_MS ? [] : [`A key in ${box} is painted in ${milliseconds(p95)} ms at p95, at most ${LIMIT_MS}.`],
      ),
    }
  } finally {
    await browser.close()
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
}
