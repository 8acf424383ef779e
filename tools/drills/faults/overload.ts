import { setTimeout as delay } from 'node:timers/promises'
import { readProcess } from '../../bench/proc/processes.ts'
import { limitOf, type Drill, type DrillResult, type DrillRun } from '../drill.ts'
import { atQuantile, seconds, whole } from '../figures.ts'
import { createCrew, CREW_VARIABLES } from '../kills/crew.ts'
import { jsonOf, openSender } from '../product/http.ts'
import { startProduct } from '../product/product.ts'
import { waitFor } from '../product/ready.ts'
import { createRandom } from '../random.ts'
import { auditLines, createClaims, timeOf } from './findings.ts'
import { watchAnswers } from './watch-answers.ts'

const SECONDS = 60
const CONNECTIONS = 1000
/** Time of a balancer until it gives up on a health check. */
const ALIVE_MS = 5000
const HEALS_MS = 15_000
const QUICK_MS = 1000

type Seen = { readonly status: number; readonly ms: number; readonly isRight: boolean }

const PATHS = [
  '/api/v1/public/cafe/food?limit=50&q={n}',
  '/api/v1/public/nyanko/article?limit=50&q={n}',
  '/api/v1/public/shop/product?limit=50&q={n}',
]

const runOverload = async (run: DrillRun): Promise<DrillResult> => {
  const product = await startProduct(run, { env: CREW_VARIABLES })
  const started = await timeOf(product.databaseUrl())
  const crew = await createCrew(product, createRandom(run.seed), `d${run.seed % 10_000}`)
  const { send, close } = openSender(product.baseUrl, CONNECTIONS)
  run.onEnd(async () => close())
  const { claim, failures } = createClaims()
  const seen: Seen[] = []
  let isOver = false
  let number = 0
  let megabytes = 0
  const hammer = async (): Promise<void> => {
    while (!isOver) {
      number += 1
      const path = (PATHS[number % PATHS.length] ?? '').replace('{n}', `x${number}`)
      const began = performance.now()
      const answer = await send({ method: 'GET', path, timeout: limitOf(run, 60_000) })
      const isRight =
        answer.status === 200
          ? Array.isArray(jsonOf(answer)['items'])
          : answer.status === 503 && answer.headers['retry-after'] !== undefined
      seen.push({ status: answer.status, ms: performance.now() - began, isRight })
    }
  }
  const lives = watchAnswers(product.baseUrl, ['/healthz'], { pause: 100 })
  const writing = crew.write(() => isOver)
  const hasWritten = await waitFor(async () => crew.ledger.counts.acknowledged > 0, limitOf(run, HEALS_MS))
  claim(hasWritten !== null, 'no write was acknowledged before the load')
  const hammering = Promise.all(Array.from({ length: CONNECTIONS }, hammer))
  const until = performance.now() + 1000 * (run.seconds ?? SECONDS)
  while (performance.now() < until) {
    await delay(250)
    megabytes = Math.max(megabytes, (readProcess(product.pid())?.residentBytes ?? 0) / 2 ** 20)
  }
  isOver = true
  await Promise.all([hammering, writing, lives.stop()])
  const healed = await waitFor(
    async () => {
      const began = performance.now()
      const answer = await send({ method: 'GET', path: `/api/v1/public/cafe/food?q=after${(number += 1)}` })
      return answer.status === 200 && performance.now() - began < limitOf(run, QUICK_MS)
    },
    limitOf(run, HEALS_MS),
  )
  const wrong = seen.filter(({ isRight }) => !isRight)
  const statuses = [...Map.groupBy(wrong, ({ status }) => status)].map(([status, all]) => `${status}: ${all.length}`).join(', ')
  claim(wrong.length === 0, `${wrong.length} answers were neither right nor 503 with Retry-After (${statuses})`)
  const lived = lives.seen().map(({ ms }) => ms)
  claim(
    lives.seen().every(({ status }) => status === 200) && atQuantile(lived, 0.95) < limitOf(run, ALIVE_MS),
    `/healthz took up to ${seconds(Math.max(...lived))}`,
  )
  claim(
    healed !== null,
    `the server did not answer within ${seconds(limitOf(run, QUICK_MS))} until ${seconds(limitOf(run, HEALS_MS))} after the load`,
  )
  const times = seen.map(({ ms }) => ms)
  return {
    figures: [
      ['connections', whole(CONNECTIONS)],
      ['requests', whole(seen.length)],
      ['answered', whole(seen.filter(({ status }) => status === 200).length)],
      ['turned away with 503 and Retry-After', whole(seen.filter(({ status }) => status === 503).length)],
      ['time of an answer', `p50 ${seconds(atQuantile(times, 0.5))}, max ${seconds(Math.max(...times))}`],
      ['time of /healthz', `p95 ${seconds(atQuantile(lived, 0.95))}, max ${seconds(Math.max(...lived))}`],
      ['acknowledged writes in between', whole(crew.ledger.counts.acknowledged)],
      ['memory of the server at most', `${whole(megabytes)} MB`],
      ['normal again after', healed === null ? 'never' : seconds(healed)],
    ],
    failures: [...failures, ...(await auditLines({ url: product.databaseUrl(), dataDir: product.dataDir, started, crew }))],
  }
}

export const overload: Drill = {
  proves:
    'A thousand connections ask for searches that no cache knows while writers write: answers are right or 503 with Retry-After, the server stays alive, keeps what it acknowledges, and is quick again after it.',
  options: ['seconds', 'seed'],
  run: runOverload,
}
