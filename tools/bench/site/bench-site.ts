import { asRecord } from '@captain/validation'
import { ensureBuilt } from '../../ensure-built.ts'
import { exceeded, limitsText, shareOfBare, type Figures } from '../goals/judge.ts'
import { mediansOf } from '../goals/measure-rows.ts'
import type { Limited } from '../goals/goals.ts'
import { readAnswer, type LoadRequest } from '../load/answer.ts'
import { startBare, type Bare } from '../load/bare.ts'
import { measure, type Measured, type Target } from '../load/measure.ts'
import { bullets, machineFacts, markdownTable, milliseconds, postgresFact, whole, type BenchResult } from '../report.ts'
import { startScratchProduct } from '../scratch-product.ts'
import { ORIGINAL_SLUG } from '../seed/write-originals.ts'
import type { StaffSession } from '../staff-session.ts'
import { stopOnSignal } from '../stop-on-signal.ts'
import { timed } from '../timed.ts'
import { findWrk } from '../wrk/find-wrk.ts'
import { askEmptied } from './emptied.ts'
import { startPlainReact } from './plain-react.ts'
import { visibleAfter, visibleCells } from './visible-after.ts'

const ARTICLES = 100
const CONNECTIONS = 32
const WARM_UP_SECONDS = 1
const EMPTIED_ROUNDS = 100
const PUBLICATIONS = 20

/** Share of bare Node's throughput with the same bytes. */
const MIN_SHARE = 0.6
const VISIBLE_MS = 1000

const SLUG = `${ORIGINAL_SLUG}-1`
const ARTICLE = `/article/${SLUG}`
const LIST = '/api/v1/public/nyanko/article?limit=20'

/** A returning visitor; the first visit sets the cookie. */
const READER = { cookie: 'i18n_redirected=ja' }
const BROWSER = { ...READER, 'accept-encoding': 'gzip, deflate, br, zstd' }

type Cached = { readonly name: string; readonly request: LoadRequest } & Limited

const LIMITS = { limits: [{ of: 'bare', atLeast: MIN_SHARE }] } as const satisfies Limited

const CACHED: readonly Cached[] = [
  { name: 'article page, cached', request: { path: ARTICLE, headers: READER }, ...LIMITS },
  { name: 'article page, cached, brotli', request: { path: ARTICLE, headers: BROWSER }, ...LIMITS },
  { name: 'delivery list, cached', request: { path: LIST }, ...LIMITS },
  { name: 'delivery list, cached, brotli', request: { path: LIST, headers: { 'accept-encoding': 'br' } }, ...LIMITS },
]

const REACT: Cached = {
  name: 'article page, rendered by React each time',
  request: { path: ARTICLE },
  noLimit: 'it is the reference for cached pages',
}

type Row = {
  readonly cached: Cached
  readonly bytes: number
  readonly perSecond: number
  readonly serverMs: number
  readonly bare: Pick<Measured, 'perSecond' | 'serverMs'>
}

export type SiteBench = { readonly runs: number; readonly seconds: number }

/** Alternates with bare Node, so that both run under the same machine load. */
const measureRow = async (target: Target, bare: Bare, cached: Cached, { runs, seconds }: SiteBench): Promise<Row> => {
  const { request } = cached
  const run = (at: Target, duration: number) =>
    measure(at, { requests: [request], headers: request.headers ?? {}, order: 'again', connections: CONNECTIONS, seconds: duration })
  await run(target, WARM_UP_SECONDS)
  const answer = await readAnswer(target.baseUrl, request)
  await bare.answerWith(answer)
  await run(bare, WARM_UP_SECONDS)
  const [own, bares]: [Measured[], Measured[]] = [[], []]
  for (let pair = 0; pair < runs; pair += 1) {
    own.push(await run(target, seconds))
    bares.push(await run(bare, seconds))
  }
  const { perSecond, serverMs, failed } = mediansOf(own)
  if (failed > 0) throw new Error(`${failed} requests of ${request.path} failed.`)
  return { cached, bytes: answer.body.byteLength, perSecond, serverMs, bare: mediansOf(bares) }
}

const measurePlainReact = async (baseUrl: string, bare: Bare, bench: SiteBench): Promise<Row> => {
  const react = await startPlainReact(baseUrl, ARTICLE)
  try {
    return await measureRow(react, bare, REACT, bench)
  } finally {
    await react.stop()
  }
}

const figuresOf = (row: Row): Figures => ({ bare: shareOfBare(row, row.bare) })

const cellsOf = (row: Row): readonly string[] => [
  row.cached.name,
  whole(row.bytes),
  whole(row.perSecond),
  row.serverMs.toFixed(3),
  whole(row.bare.perSecond),
  row.bare.serverMs.toFixed(3),
  `${Math.round(shareOfBare(row, row.bare) * 100)} %`,
  limitsText(row.cached),
]

const measureCached = async (target: Target, bench: SiteBench): Promise<readonly Row[]> => {
  const bare = await startBare()
  try {
    const rows: Row[] = []
    for (const cached of CACHED) rows.push(await timed(cached.name, () => measureRow(target, bare, cached, bench)))
    return [...rows, await timed('React', () => measurePlainReact(target.baseUrl, bare, bench))]
  } finally {
    await bare.stop()
  }
}

const measureEmptied = async (session: StaffSession, baseUrl: string): Promise<readonly (readonly string[])[]> => {
  const rows: (readonly string[])[] = []
  for (const { name, path } of [
    { name: 'article page', path: ARTICLE },
    { name: 'delivery list', path: LIST },
  ]) {
    const { medianMs, p95Ms } = await timed(`${name}, emptied`, () =>
      askEmptied(session, baseUrl, { path, headers: READER }, EMPTIED_ROUNDS),
    )
    rows.push([name, milliseconds(medianMs), milliseconds(p95Ms)])
  }
  return rows
}

const measureVisible = async (session: StaffSession, servers: readonly [string, string]) => {
  const { body } = await readAnswer(servers[0], { path: `/api/v1/public/nyanko/article/${SLUG}` })
  const id = String(asRecord(JSON.parse(body.toString()))['id'])
  return visibleAfter(session, { id, slug: SLUG }, servers, PUBLICATIONS)
}

/**
 * Measures the public site: cached pages against bare Node and React alone, uncached pages, and the delay of a publication, also on a
 * second server.
 */
export const benchSite = async (bench: SiteBench): Promise<BenchResult> => {
  const generator = findWrk()
  await ensureBuilt()
  const product = await startScratchProduct(ARTICLES)
  const stop = stopOnSignal(product.stop)
  try {
    const { server, session, databaseUrl } = product
    const target = { baseUrl: server.baseUrl, cpuSeconds: async () => ({ server: server.usage().seconds, database: 0 }) }
    const cached = await measureCached(target, bench)
    const emptied = await measureEmptied(session, server.baseUrl)
    const second = await timed('a second server on the same database', product.startAnother)
    const visible = await timed('publications', () => measureVisible(session, [server.baseUrl, second.baseUrl]))
    const facts = [
      ...machineFacts(),
      await postgresFact(databaseUrl),
      'the built server as `npm start` runs it in production, with its log',
      `${generator}, ${CONNECTIONS} connections; medians of ${bench.runs} runs of ${bench.seconds} s, alternating with bare Node; server, bare server and load generator are processes of one machine`,
      'share of bare: by requests per second or by CPU time of the server, the smaller one',
      `a publication has to show within ${VISIBLE_MS} ms`,
    ]
    const head = ['what', 'bytes', 'requests/s', 'CPU ms', 'bare node requests/s', 'CPU ms', 'share of bare', 'limit']
    const report = [
      bullets(facts),
      markdownTable(head, cached.map(cellsOf)),
      `One at a time, each after something was saved, so that nothing is cached (${EMPTIED_ROUNDS} times):`,
      markdownTable(['what', 'median ms', 'p95 ms'], emptied),
      `From the answer to a publication until the article's page shows it (${PUBLICATIONS} times):`,
      markdownTable(
        ['where', 'median ms', 'at most ms'],
        visible.map((one, place) => visibleCells(place === 0 ? 'the server that published' : 'another server on the same database', one)),
      ),
    ].join('\n\n')
    const failures = [
      ...cached.flatMap((row) => exceeded(row.cached.name, row.cached, figuresOf(row))),
      ...visible.flatMap(({ worstMs }, place) =>
        worstMs > VISIBLE_MS ? [`server ${place + 1} showed a publication after ${milliseconds(worstMs)} ms`] : [],
      ),
    ]
    return { report, failures }
  } finally {
    await stop()
  }
}
