import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import { audit, databaseTime, findingLines, openClient } from '../audit/audit.ts'
import { WHOLE_DATABASE, type Finding } from '../audit/finding.ts'
import { strayFiles } from '../audit/media-checks.ts'
import type { Drill, DrillResult, DrillRun } from '../drill.ts'
import { atQuantile, seconds, whole } from '../figures.ts'
import { startProduct, type Product } from '../product/product.ts'
import { waitFor, waitUntilReady } from '../product/ready.ts'
import { createRandom, type Random } from '../random.ts'
import { join } from 'node:path'
import { createCrew, CREW_VARIABLES, WRITERS, type Crew } from './crew.ts'

const KILLS = 1000
/** Acknowledged writes between two kills. */
const WRITES = { least: 60, most: 200 }
/** A round without this many writes goes on with the kill: on a busy machine a short one would write too little to prove anything. */
const ROUND_MS = 60_000
const MAX_BACKENDS = 40
const ENOUGH_FINDINGS = 20

type Kind = 'server' | 'everything' | 'backend' | 'postmaster'

type Round = { readonly kind: Kind; readonly recoveredMs: number; readonly acknowledged: number }

/** A kill while nothing is written proves nothing. */
export const NO_WRITES = 'a kill before which no write was acknowledged'

/** The first kills take each of them once, the later ones any. */
const KINDS: readonly [Kind, ...Kind[]] = ['server', 'everything', 'backend', 'postmaster']

/** Kills, and waits until the product is ready again. */
const killOnce = async (product: Product, kind: Kind, random: Random): Promise<void> => {
  if (kind === 'backend') return product.killDatabase(random.below(MAX_BACKENDS))
  if (kind === 'postmaster') return product.killDatabase('postmaster')
  if (kind === 'server') return product.kill()
  await Promise.all([product.kill(), product.killDatabase('all')])
}

const recover = async (product: Product, kind: Kind): Promise<void> => {
  if (kind === 'server' || kind === 'everything') await product.start()
  else await waitUntilReady(product.baseUrl)
}

/** Lets the writers write, kills in the middle, and waits until the product is ready. */
const round = async (product: Product, crew: Crew, random: Random, place: number): Promise<Round> => {
  const kind = KINDS[place] ?? random.pick(KINDS)
  const { counts } = crew.ledger
  const before = counts.acknowledged
  const enough = before + WRITES.least + random.below(WRITES.most - WRITES.least)
  let isOver = false
  const writing = crew.write(() => isOver)
  // A failure of a writer must not wait for the kill.
  let isFailed = false
  writing.catch(() => {
    isFailed = true
  })
  await waitFor(async () => isFailed || counts.acknowledged >= enough, ROUND_MS)
  const acknowledged = counts.acknowledged - before
  const killed = performance.now()
  await killOnce(product, kind, random)
  // Writers that meet the failure of a database go on for a while.
  if (kind === 'backend' || kind === 'postmaster') await delay(random.below(500))
  isOver = true
  await writing
  await recover(product, kind)
  return { kind, recoveredMs: performance.now() - killed, acknowledged }
}

type Audited = { readonly findings: readonly Finding[]; readonly until: Date }

/** Compares what the writers know, and audits what has changed since the last audit. */
const check = async (product: Product, crew: Crew, started: Date, since: Date, isWhole = false): Promise<Audited> => {
  const client = await openClient(await product.databaseUrl())
  try {
    const until = await databaseTime(client)
    const ids = [...crew.ledger.touched]
    const compared = await crew.compare(client, isWhole)
    const audited = await audit(client, product.dataDir, { since: isWhole ? WHOLE_DATABASE : since, ids, started })
    return { findings: [...compared, ...audited], until }
  } finally {
    await client.end()
  }
}

const withClient = async <T>(product: Product, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = await openClient(await product.databaseUrl())
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const runKills = async (run: DrillRun): Promise<DrillResult> => {
  const kills = run.kills ?? KILLS
  const random = createRandom(run.seed)
  const product = await startProduct(run, { env: CREW_VARIABLES })
  const started = await withClient(product, databaseTime)
  const crew = await createCrew(product, random, `d${run.seed % 10_000}`)
  const rounds: Round[] = []
  const findings: Finding[] = []
  let since = started
  const began = performance.now()
  while (rounds.length < kills && findings.length < ENOUGH_FINDINGS) {
    const done = await round(product, crew, random, rounds.length)
    rounds.push(done)
    if (done.acknowledged === 0) findings.push({ check: NO_WRITES, where: `kill ${rounds.length}` })
    const audited = await check(product, crew, started, since)
    since = audited.until
    findings.push(...audited.findings)
    for (const line of findingLines(audited.findings)) run.say(`kill ${rounds.length}: ${line}`)
    if (rounds.length % 10 === 0)
      run.say(`${rounds.length} of ${kills} kills, ${whole(crew.ledger.counts.acknowledged)} acknowledged writes`)
  }
  findings.push(...(await check(product, crew, started, since, true)).findings)
  const stray = await withClient(product, (client) => strayFiles(client, join(product.dataDir, 'media')))
  const { acknowledged, unanswered, happened, refused } = crew.ledger.counts
  const recovered = (kind: Kind): string => {
    const times = rounds.filter((one) => one.kind === kind).map(({ recoveredMs }) => recoveredMs)
    return times.length === 0
      ? 'none'
      : `${times.length}; ready again after p50 ${seconds(atQuantile(times, 0.5))}, max ${seconds(Math.max(...times))}`
  }
  return {
    figures: [
      ['writers', String(WRITERS)],
      ['kills of the server', recovered('server')],
      ['kills of the server and all of PostgreSQL', recovered('everything')],
      ['kills of one process of PostgreSQL', recovered('backend')],
      ['kills of PostgreSQL’s main process', recovered('postmaster')],
      ['acknowledged writes', whole(acknowledged)],
      ['unanswered writes', `${whole(unanswered)}, of which ${whole(happened)} had happened, whole`],
      ['refused writes', `${whole(refused)}, none stored`],
      ['records', whole(crew.ledger.records.size)],
      ['violations', whole(findings.length)],
      ['files that a kill left without a row', whole(stray.length)],
      ['duration', seconds(performance.now() - began)],
    ],
    failures: findingLines(findings),
  }
}

export const kills: Drill = {
  proves:
    'Sixteen writers create, save, publish, sort, batch, buy and upload while the server, a process of PostgreSQL, all of it or both are killed: each acknowledged write is stored, whole and once, and no refused one.',
  options: ['kills', 'seed'],
  run: runKills,
}
