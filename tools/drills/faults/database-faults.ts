import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { limitOf, type Drill, type DrillResult, type DrillRun } from '../drill.ts'
import { seconds, whole } from '../figures.ts'
import { createCrew, CREW_VARIABLES } from '../kills/crew.ts'
import { startProduct, type Product } from '../product/product.ts'
import { waitFor, waitUntilReady } from '../product/ready.ts'
import { createRandom } from '../random.ts'
import { root } from '../../root.ts'
import { auditLines, createClaims, timeOf } from './findings.ts'
import { answersFigure, watchAnswers, wrongAnswers } from './watch-answers.ts'

/** The documented limit of an answer without a database, and some for a busy machine. */
const LIMIT_MS = 8000
const HEALS_MS = 60_000
const CALM_MS = 1000

// The pages are there once the site has been built.
const PAGES = existsSync(join(root, 'apps/site/dist/server/entry-server.js')) ? ['/article?q=c{n}', '/en/article?q=d{n}'] : []

const UNCACHED = ['/api/v1/public/cafe/food?limit=7&q=a{n}', '/api/v1/public/nyanko/article?q=b{n}', ...PAGES]
const UNCACHED_OF_STAFF = ['/api/v1/tenants/cafe/food?limit=7&q=e{n}']

type Fault = {
  /** Seconds of the fault. */
  readonly standard: number
  readonly apply: (product: Product, seconds: number) => Promise<void>
}

/** Lets writers write and visitors read before, during and after a fault of the database. */
const under = async (run: DrillRun, { standard, apply }: Fault): Promise<DrillResult> => {
  const length = run.seconds ?? standard
  const product = await startProduct(run, { env: CREW_VARIABLES })
  const started = await timeOf(product.databaseUrl())
  const crew = await createCrew(product, createRandom(run.seed), `d${run.seed % 10_000}`)
  let isOver = false
  const writing = crew.write(() => isOver)
  const watch = watchAnswers(product.baseUrl, UNCACHED)
  const staffWatch = watchAnswers(product.baseUrl, UNCACHED_OF_STAFF, { cookie: crew.staff.cookie })
  const lives = watchAnswers(product.baseUrl, ['/healthz'])
  const { claim, failures } = createClaims()
  await delay(CALM_MS)
  const begins = await waitFor(async () => crew.ledger.counts.acknowledged > 20, limitOf(run, HEALS_MS))
  claim(begins !== null, `${crew.ledger.counts.acknowledged} writes were acknowledged before the fault`)
  run.say(`the fault begins after ${whole(crew.ledger.counts.acknowledged)} acknowledged writes`)
  await apply(product, length)
  const healed = await waitUntilReady(product.baseUrl, limitOf(run, HEALS_MS))
  const after = crew.ledger.counts.acknowledged
  const goesOn = await waitFor(async () => crew.ledger.counts.acknowledged > after + 20, limitOf(run, HEALS_MS))
  isOver = true
  await Promise.all([writing, watch.stop(), staffWatch.stop(), lives.stop()])
  claim(goesOn !== null, 'writing did not go on after the fault')
  claim(
    lives.seen().every(({ status }) => status === 200),
    'the server was not alive all the time',
  )
  claim(!(await readFile(join(product.dataDir, 'postgres.log'), 'utf8')).includes('PANIC'), 'PostgreSQL ended in panic')
  const violations = await auditLines({ url: product.databaseUrl(), dataDir: product.dataDir, started, crew })
  return {
    figures: [
      ['length of the fault', seconds(1000 * length)],
      ['answers that need the database', answersFigure([...watch.seen(), ...staffWatch.seen()])],
      ['answers to /healthz', answersFigure(lives.seen())],
      ['ready again after the fault', seconds(healed)],
      ['acknowledged writes', whole(crew.ledger.counts.acknowledged)],
      ['unanswered writes', `${whole(crew.ledger.counts.unanswered)}, of which ${whole(crew.ledger.counts.happened)} had happened, whole`],
      ['violations of the audit', whole(violations.length)],
    ],
    failures: [...failures, ...wrongAnswers([...watch.seen(), ...staffWatch.seen()], limitOf(run, LIMIT_MS)), ...violations],
  }
}

export const frozenDatabase: Drill = {
  proves:
    'All processes of PostgreSQL stop answering: answers end within six seconds with 503 and Retry-After, the server stays alive, and everything goes on when they run again.',
  options: ['seconds', 'seed'],
  run: (run) =>
    under(run, {
      standard: 20,
      apply: async (product, length) => {
        await product.signalDatabase('SIGSTOP')
        await delay(1000 * length)
        await product.signalDatabase('SIGCONT')
      },
    }),
}

export const lostDatabase: Drill = {
  proves:
    'PostgreSQL is killed again and again while it restarts: answers are 503 with Retry-After, the server stays alive, and no acknowledged write is lost.',
  options: ['seconds', 'seed'],
  run: (run) =>
    under(run, {
      standard: 20,
      apply: async (product, length) => {
        const until = performance.now() + 1000 * length
        while (performance.now() < until) {
          await product.killDatabase('postmaster')
          await delay(250)
        }
      },
    }),
}
