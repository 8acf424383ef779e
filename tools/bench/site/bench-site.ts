import { asRecord } from '@captain/validation'
import { startServer } from '../../testing/server.ts'
import { readAnswer } from '../load/answer.ts'
import { startBare, type Bare } from '../load/bare.ts'
import { bullets, machineFacts, markdownTable, milliseconds, postgresFact, whole, type BenchResult } from '../report.ts'
import { startScratchProduct } from '../scratch-product.ts'
import { ORIGINAL_SLUG, writeOriginals } from '../seed/write-originals.ts'
import { openStaffSession, type StaffSession } from '../staff-session.ts'
import { timed } from '../timed.ts'
import { askEmptied } from './emptied.ts'
import { startPlainReact } from './plain-react.ts'
import { throughput, type SameRequest } from './throughput.ts'
import { visibleAfter, visibleCells } from './visible-after.ts'

const ARTICLES = 100
const CONNECTIONS = 10
const WARM_UP_SECONDS = 1
const PAIRS = 4
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

const KEPT: readonly (SameRequest & { readonly name: string })[] = [
  { name: 'article page, kept', path: ARTICLE, headers: READER },
  { name: 'article page, kept, brotli', path: ARTICLE, headers: BROWSER },
  { name: 'delivery list, kept', path: LIST, headers: {} },
  { name: 'delivery list, kept, brotli', path: LIST, headers: { 'accept-encoding': 'br' } },
]

type Row = { readonly name: string; readonly bytes: number; readonly perSecond: number; readonly bare: number }

const load = (seconds: number) => ({ connections: CONNECTIONS, seconds })

/** Alternates with bare Node, so that both run under the same machine load. */
const measureRow = async (baseUrl: string, bare: Bare, { name, ...request }: (typeof KEPT)[number], seconds: number): Promise<Row> => {
  await throughput(baseUrl, request, load(WARM_UP_SECONDS))
  const answer = await readAnswer(baseUrl, request)
  await bare.answerWith(answer)
  await throughput(bare.baseUrl, request, load(WARM_UP_SECONDS))
  const [ours, bares]: [number[], number[]] = [[], []]
  for (let pair = 0; pair < PAIRS; pair += 1) {
    ours.push(await throughput(baseUrl, request, load(seconds)))
    bares.push(await throughput(bare.baseUrl, request, load(seconds)))
  }
  return { name, bytes: answer.body.byteLength, perSecond: Math.max(...ours), bare: Math.max(...bares) }
}

const measurePlainReact = async (baseUrl: string, bare: Bare, seconds: number): Promise<Row> => {
  const react = await startPlainReact(baseUrl, ARTICLE)
  try {
    return await measureRow(react.baseUrl, bare, { name: 'article page, rendered by React each time', path: ARTICLE, headers: {} }, seconds)
  } finally {
    await react.stop()
  }
}

const cellsOf = ({ name, bytes, perSecond, bare }: Row): readonly string[] => [
  name,
  whole(bytes),
  whole(perSecond),
  whole(bare),
  `${Math.round((perSecond / bare) * 100)} %`,
]

const measureKept = async (baseUrl: string, seconds: number): Promise<{ readonly kept: readonly Row[]; readonly react: Row }> => {
  const bare = await startBare()
  try {
    const kept: Row[] = []
    for (const scenario of KEPT) kept.push(await timed(scenario.name, () => measureRow(baseUrl, bare, scenario, seconds)))
    return { kept, react: await timed('React', () => measurePlainReact(baseUrl, bare, seconds)) }
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
export const benchSite = async (seconds: number): Promise<BenchResult> => {
  const product = await startScratchProduct()
  process.once('SIGINT', () => void product.stop().finally(() => process.exit(130)))
  try {
    const { server, databaseUrl } = product
    const session = await openStaffSession(server)
    await timed(`${whole(ARTICLES)} articles written through the API`, () => writeOriginals(session, ARTICLES))
    const { kept, react } = await measureKept(server.baseUrl, seconds)
    const emptied = await measureEmptied(session, server.baseUrl)
    const second = await timed('a second server on the same database', () => startServer({ env: { DATABASE_URL: databaseUrl } }))
    try {
      const visible = await timed('publications', () => measureVisible(session, [server.baseUrl, second.baseUrl]))
      const facts = [
        ...machineFacts(),
        await postgresFact(databaseUrl),
        `${CONNECTIONS} connections, ${PAIRS} times ${seconds} s a row, alternating with bare Node, the best one of each; server, bare server and load generator are processes of one machine`,
        `what is kept has to reach ${MIN_SHARE * 100} % of bare Node, a publication has to show within ${VISIBLE_MS} ms`,
      ]
      const report = [
        bullets(facts),
        markdownTable(['what', 'bytes', 'requests/s', 'bare node requests/s', 'share of bare'], [...kept, react].map(cellsOf)),
        `One at a time, each after something was saved, so that nothing is kept (${EMPTIED_ROUNDS} times):`,
        markdownTable(['what', 'median ms', 'p95 ms'], emptied),
        `From the answer to a publication until the article's page shows it (${PUBLICATIONS} times):`,
        markdownTable(
          ['where', 'median ms', 'at most ms'],
          visible.map((one, place) => visibleCells(place === 0 ? 'the server that published' : 'another server on the same database', one)),
        ),
      ].join('\n\n')
      const failures = [
        ...kept.flatMap(({ name, perSecond, bare }) =>
          perSecond < MIN_SHARE * bare ? [`${name}: ${Math.round((perSecond / bare) * 100)} % of bare Node`] : [],
        ),
        ...visible.flatMap(({ worstMs }, place) =>
          worstMs > VISIBLE_MS ? [`server ${place + 1} showed a publication after ${milliseconds(worstMs)} ms`] : [],
        ),
      ]
      return { report, failures }
    } finally {
      await second.dispose()
    }
  } finally {
    await product.stop()
  }
}
