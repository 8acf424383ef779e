import { bullets, machineFacts, markdownTable, milliseconds, postgresFact, whole, type BenchResult } from '../report.ts'
import { prepareScenarios, type Scenario } from '../scenarios.ts'
import { startScratchProduct } from '../scratch-product.ts'
import { copyOriginals } from '../seed/copy-originals.ts'
import { writeOriginals } from '../seed/write-originals.ts'
import { openStaffSession } from '../staff-session.ts'
import { timed } from '../timed.ts'
import { readAnswer } from './answer.ts'
import { startBare, type Bare } from './bare.ts'
import { measure, type Measurement } from './measure.ts'

const ORIGINALS = 1000
const CONNECTIONS = 10
const WARM_UP_SECONDS = 1

type Row = {
  readonly name: string
  /** One request after the other, without other clients. */
  readonly alone: Measurement
  readonly loaded: Measurement
  /** Measures the bare server with the same bytes under the same load. */
  readonly bare: Measurement
}

const HEAD = ['what', 'alone: median ms', 'median ms', 'p95 ms', 'requests/s', 'bare node requests/s', 'share of bare'] as const

const cellsOf = ({ name, alone, loaded, bare }: Row): readonly string[] => [
  name,
  milliseconds(alone.medianMs),
  milliseconds(loaded.medianMs),
  milliseconds(loaded.p95Ms),
  whole(loaded.perSecond),
  whole(bare.perSecond),
  `${Math.round((loaded.perSecond / bare.perSecond) * 100)} %`,
]

const measureRow = async (baseUrl: string, bare: Bare, scenario: Scenario, seconds: number): Promise<Row> => {
  const one = {}
  const request = scenario.next(one)
  const answer = await readAnswer(baseUrl, request)
  scenario.onAnswer?.(one, answer.status, answer.body.toString('utf8'))
  await measure(baseUrl, scenario, { connections: CONNECTIONS, seconds: WARM_UP_SECONDS })
  const alone = await measure(baseUrl, scenario, { connections: 1, seconds })
  const loaded = await measure(baseUrl, scenario, { connections: CONNECTIONS, seconds })
  await bare.answerWith(answer)
  const same = { next: () => request }
  await measure(bare.baseUrl, same, { connections: CONNECTIONS, seconds: WARM_UP_SECONDS })
  return { name: scenario.name, alone, loaded, bare: await measure(bare.baseUrl, same, { connections: CONNECTIONS, seconds }) }
}

const measureAll = async (baseUrl: string, scenarios: readonly Scenario[], seconds: number): Promise<readonly Row[]> => {
  const bare = await startBare()
  try {
    const rows: Row[] = []
    for (const scenario of scenarios) rows.push(await timed(scenario.name, () => measureRow(baseUrl, bare, scenario, seconds)))
    return rows
  } finally {
    await bare.stop()
  }
}

export type LoadBench = { readonly records: number; readonly seconds: number }

/** Measures the requests per second for one tenant with this many articles, against a server that only sends the same bytes. */
export const benchLoad = async ({ records, seconds }: LoadBench): Promise<BenchResult> => {
  const copies = Math.max(1, Math.round(records / ORIGINALS)) - 1
  const product = await startScratchProduct()
  process.once('SIGINT', () => void product.stop().finally(() => process.exit(130)))
  try {
    const { server, databaseUrl } = product
    const session = await openStaffSession(server)
    await timed(`${whole(ORIGINALS)} articles written through the API`, () => writeOriginals(session, ORIGINALS))
    await timed(`${whole(ORIGINALS * copies)} copies made in SQL`, () => copyOriginals(databaseUrl, copies))
    const scenarios = await timed('requests prepared', () => prepareScenarios(session, databaseUrl, ORIGINALS * (copies + 1)))
    const rows = await measureAll(server.baseUrl, scenarios, seconds)
    const facts = [
      ...machineFacts(),
      await postgresFact(databaseUrl),
      `${whole(ORIGINALS * (copies + 1))} articles of one type in one tenant; server, database and load generator share the machine`,
      `${CONNECTIONS} connections for ${seconds} s a row; "alone" is one connection`,
    ]
    return { report: `${bullets(facts)}\n\n${markdownTable(HEAD, rows.map(cellsOf))}`, failures: [] }
  } finally {
    await product.stop()
  }
}
