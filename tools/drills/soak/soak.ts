import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { slopeOf } from '../../bench/goals/measure-values.ts'
import { root } from '../../root.ts'
import { readProcess } from '../../bench/proc/processes.ts'
import type { Drill, DrillResult, DrillRun } from '../drill.ts'
import { auditLines, createClaims, timeOf } from '../faults/findings.ts'
import { atQuantile, seconds, whole } from '../figures.ts'
import { createCrew, CREW_VARIABLES } from '../kills/crew.ts'
import { openSender } from '../product/http.ts'
import { controlFile } from '../product/control-file.ts'
import { startProduct } from '../product/product.ts'
import { waitFor } from '../product/ready.ts'
import { createRandom, type Random } from '../random.ts'

const SECONDS = 30 * 60
const READS_PER_SECOND = 90
const WRITES_PER_SECOND = 10
const SAMPLES = 120
/** A collection takes a tenth of a second. */
const SHORT_SAMPLES = 12
/** Caches fill in the first third. */
const FILLING_SHARE = 1 / 3
const TEN_MINUTES = 600
const MAX_SLOPE = 1
/** From this length on, the slope of the resident memory is judged; a shorter run judges what is left after collections. */
const JUDGED_SECONDS = 10 * 60
const MAX_SHORT_GROWTH = 25
/** A short run goes on until as many reads are answered, however busy the machine is, but not for longer than a minute. */
const MIN_SHORT_READS = 200
const MAX_SHORT_SECONDS = 60
const MIB = 2 ** 20
const DRAWN = 200

// The pages are there once the site has been built, as in the full test run.
const PAGES = existsSync(join(root, 'apps/site/dist/server/entry-server.js')) ? ['/', '/article'] : []

const PATHS: readonly [string, ...string[]] = [
  '/api/v1/public/nyanko/article?limit=20',
  '/api/v1/public/cafe/food?limit=20',
  '/api/v1/public/cafe/food?q={n}',
  '/api/v1/public/shop/product?limit={l}',
  '/api/v1/tenants/cafe/food?limit={l}',
  '/api/v1/tenants/cafe/food-category?q={n}',
  ...PAGES,
]

type Sample = { readonly seconds: number; readonly megabytes: number }

/** Asks the server's process for its memory after a collection of garbage; null if it does not answer. */
const usedMegabytes = async (file: string, question: number): Promise<number | null> => {
  await writeFile(`${file}.asked`, String(question))
  let used: number | null = null
  await waitFor(async () => {
    const [asked, bytes] = (await readFile(file, 'utf8').catch(() => '')).split(' ')
    used = Number(asked) === question ? Number(bytes) / MIB : null
    return used !== null
  }, 120_000)
  return used
}

const pathFor = (random: Random): string =>
  random
    .pick(PATHS)
    .replace('{n}', `v${random.below(DRAWN)}`)
    .replace('{l}', String(1 + random.below(20)))

/** Runs work at a rate, without waiting for its end. */
const atRate = async (perSecond: number, isOver: () => boolean, work: () => Promise<void>): Promise<void> => {
  const began = performance.now()
  const running = new Set<Promise<void>>()
  for (let count = 1; !isOver(); count += 1) {
    const one = work().finally(() => running.delete(one))
    running.add(one)
    await delay(Math.max(0, began + (1000 * count) / perSecond - performance.now()))
  }
  await Promise.all(running)
}

const runSoak = async (run: DrillRun): Promise<DrillResult> => {
  const length = run.seconds ?? SECONDS
  const file = await controlFile(run, 'memory')
  const product = await startProduct(run, {
    imports: [join(import.meta.dirname, '../inside/memory.ts')],
    env: { ...CREW_VARIABLES, DRILL_MEMORY_FILE: file },
  })
  const started = await timeOf(product.databaseUrl())
  const random = createRandom(run.seed)
  const crew = await createCrew(product, random, `d${run.seed % 10_000}`)
  const { send, close } = openSender(product.baseUrl)
  run.onEnd(async () => close())
  const times: number[] = []
  const began = performance.now()
  const past = () => (performance.now() - began) / 1000
  const isOver = () => past() > length && (length >= JUDGED_SECONDS || times.length >= MIN_SHORT_READS || past() > MAX_SHORT_SECONDS)
  const wrong = new Map<string, number>()
  const read = async (): Promise<void> => {
    const began = performance.now()
    const path = pathFor(random)
    const answer = await send({ method: 'GET', path, headers: { cookie: crew.staff.cookie } })
    times.push(performance.now() - began)
    if (answer.status !== 200) wrong.set(`${answer.status} ${path}`, (wrong.get(`${answer.status} ${path}`) ?? 0) + 1)
  }
  const resident: Sample[] = []
  const used: Sample[] = []
  const sample = async (): Promise<void> => {
    for (let count = 0; !isOver(); count += 1) {
      const at = past()
      resident.push({ seconds: at, megabytes: (readProcess(product.pid())?.residentBytes ?? 0) / MIB })
      // A forced collection changes what a long run would show.
      const left = length < JUDGED_SECONDS ? await usedMegabytes(file, count + 1) : null
      if (left !== null) used.push({ seconds: at, megabytes: left })
      if (count % 10 === 0) run.say(`${Math.round(at)} s: ${whole(resident.at(-1)?.megabytes ?? 0)} MB`)
      await delay((1000 * length) / (length < JUDGED_SECONDS ? SHORT_SAMPLES : SAMPLES))
    }
  }
  await Promise.all([atRate(READS_PER_SECOND, isOver, read), crew.write(isOver, 1000 / WRITES_PER_SECOND), sample()])
  const lasted = past()
  const measured = (samples: readonly Sample[]) => samples.slice(Math.floor(samples.length * FILLING_SHARE))
  const slope = slopeOf(measured(resident)) * TEN_MINUTES
  const growth = slopeOf(measured(used)) * lasted * (1 - FILLING_SHARE)
  const { claim, failures } = createClaims()
  const isJudged = length >= JUDGED_SECONDS
  claim(crew.ledger.counts.acknowledged > 0, 'no write was acknowledged')
  claim(wrong.size === 0, `reads were not answered with 200: ${[...wrong.keys()].slice(0, 5).join(', ')}`)
  if (isJudged)
    claim(slope < MAX_SLOPE, `memory leak: the resident memory grows by ${slope.toFixed(1)} MB in ten minutes, at most ${MAX_SLOPE}`)
  else if (measured(used).length < 2) claim(false, 'the server did not say how much memory stays in use')
  else
    claim(growth < MAX_SHORT_GROWTH, `memory leak: ${growth.toFixed(1)} MB more stay in use after collections, at most ${MAX_SHORT_GROWTH}`)
  const violations = await auditLines({ url: product.databaseUrl(), dataDir: product.dataDir, started, crew })
  return {
    figures: [
      [
        'load',
        `${whole(times.length / lasted)} reads and ${whole(crew.ledger.counts.acknowledged / lasted)} writes a second for ${seconds(1000 * lasted)}`,
      ],
      ['time of a read', `p50 ${seconds(atQuantile(times, 0.5))}, p95 ${seconds(atQuantile(times, 0.95))}`],
      ['resident memory', `${whole(resident[0]?.megabytes ?? 0)} MB at first, ${whole(resident.at(-1)?.megabytes ?? 0)} MB at last`],
      ['growth in ten minutes, by least squares of the last two thirds', isJudged ? `${slope.toFixed(2)} MB` : 'not judged: too short'],
      ...(isJudged ? [] : [['growth of what stays in use after collections', `${growth.toFixed(1)} MB`] as const]),
      ['violations of the audit', whole(violations.length)],
    ],
    failures: [...failures, ...violations],
  }
}

export const soak: Drill = {
  proves:
    'A hundred requests a second, reads and writes, for half an hour: the memory of the server grows by less than 1 MB in ten minutes.',
  options: ['seconds', 'seed'],
  run: runSoak,
}
