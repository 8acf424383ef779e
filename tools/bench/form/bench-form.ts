import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as engine, type Browser } from 'playwright'
import { build, preview } from 'vite'
import { chromium } from '../../browser/chromium.ts'
import { root } from '../../root.ts'
import { reactLingui } from '../../vite/react-lingui.ts'
import { atQuantile } from '../quantile.ts'
import { bullets, machineFacts, markdownTable, milliseconds, type BenchResult } from '../report.ts'
import { timeTyping } from './typing.ts'

const THROTTLE = 4
/** What a key may take to be painted, at the 95th percentile (experience, rule 2). */
const LIMIT_MS = 50
const KEYS = 80
const FIXTURE = join(root, 'libs/content/react/src/form/testing/wide-form')
/** Boxes that are typed into: one outside of the form, for comparison, and three in it, the last of them in its middle. */
const BARE = 'bare'
const BOXES = [BARE, 'field2欄', 'field6欄', 'field106欄']

const timeAll = async (browser: Browser, url: string): Promise<ReadonlyMap<string, readonly number[]>> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ja-JP' })
  await page.goto(url)
  await page.getByLabel(BOXES.at(-1) ?? '', { exact: true }).waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  const times = new Map<string, readonly number[]>()
  for (const box of BOXES) times.set(box, await timeTyping(page, box, KEYS))
  await page.close()
  return times
}

/** How long a form of two hundred fields takes to show a key on a slow computer. */
export const benchForm = async (): Promise<BenchResult> => {
  const outDir = await mkdtemp(join(tmpdir(), 'captain-bench-form-'))
  const plugins = [reactLingui({ failOnMissing: false })]
  await build({ root: FIXTURE, configFile: false, plugins, logLevel: 'warn', build: { outDir, emptyOutDir: true, target: 'es2023' } })
  const server = await preview({ root: FIXTURE, configFile: false, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  const browser = await engine.launch(chromium)
  try {
    const times = await timeAll(browser, server.resolvedUrls?.local[0] ?? '')
    const rows = [...times].map(([box, found]) => {
      const sorted = found.toSorted((one, other) => one - other)
      return { box, median: atQuantile(sorted, 0.5), p95: atQuantile(sorted, 0.95) }
    })
    const facts = [
      ...machineFacts(),
      `a form of 200 fields in Chromium ${browser.version()}, its processor ${THROTTLE} times slower`,
      `${KEYS} keys in each box, from the key to behind the frame that shows it`,
    ]
    const table = markdownTable(
      ['box', 'median ms', 'p95 ms', 'at most'],
      rows.map(({ box, median, p95 }) => [box, milliseconds(median), milliseconds(p95), box === BARE ? '' : String(LIMIT_MS)]),
    )
    return {
      report: `${bullets(facts)}\n\n${table}`,
      failures: rows.flatMap(({ box, p95 }) =>
        box === BARE || p95 < LIMIT_MS ? [] : [`A key in ${box} is painted in ${milliseconds(p95)} ms at p95, at most ${LIMIT_MS}.`],
      ),
    }
  } finally {
    await browser.close()
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
}
