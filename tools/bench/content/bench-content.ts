import { rm } from 'node:fs/promises'
import { ensureBuilt } from '../../ensure-built.ts'
import { createDataFolder } from '../../testing/data-folder.ts'
import { startProduction, type Production } from '../product/start-production.ts'
import { BENCH_OWNER, BENCH_PASSWORD, withoutDemoAccounts } from '../product/without-demo-accounts.ts'
import { atQuantile } from '../quantile.ts'
import { bullets, machineFacts, markdownTable, milliseconds, postgresFact, whole, type BenchResult } from '../report.ts'
import { prepareScenarios, type Scenario } from '../scenarios.ts'
import { openStaffSession } from '../staff-session.ts'
import { timed } from '../timed.ts'
import { openScaledDatabases, TENANTS } from './scaled-databases.ts'
import { timeInPairs, type Times } from './time-in-pairs.ts'

/** Maximum ratio of a request's median with a hundred times the records. */
const RATIO_LIMIT = 1.5
/** Server time limit for the first page of a list. */
const LIST_LIMIT_MS = 50
const LIST = 'list, first page'
const WARM_UP = 40

export type ContentBench = {
  /** Records of all tenants together. */
  readonly small: number
  readonly large: number
  readonly rounds: number
  /** A part of the scenario names to measure; empty for all. */
  readonly only: string
  /** The folder of databases for the next run. */
  readonly folder: string | null
}

type Product = { readonly server: Production; readonly scenarios: readonly Scenario[] }

const openProduct = async (databaseUrl: string, records: number, dataDir: string): Promise<Product> => {
  await withoutDemoAccounts(databaseUrl)
  const server = await startProduction({ databaseUrl, dataDir })
  try {
    const session = await openStaffSession({ baseUrl: server.baseUrl, demoPassword: BENCH_PASSWORD, email: BENCH_OWNER })
    return { server, scenarios: await prepareScenarios(session, databaseUrl, records / TENANTS) }
  } catch (error) {
    await server.stop()
    throw error
  }
}

type Row = { readonly name: string; readonly small: Times; readonly large: Times }

const sorted = (times: Times) => times.toSorted((one, other) => one - other)
const median = (times: Times): number => atQuantile(sorted(times), 0.5)
const p95 = (times: Times): number => atQuantile(sorted(times), 0.95)

const ratioOf = ({ small, large }: Row): number => median(large) / median(small)

const cellsOf = (row: Row): readonly string[] => [
  row.name,
  milliseconds(median(row.small)),
  milliseconds(p95(row.small)),
  milliseconds(median(row.large)),
  milliseconds(p95(row.large)),
  ratioOf(row).toFixed(2),
]

const failuresOf = (rows: readonly Row[]): readonly string[] => [
  ...rows
    .filter((row) => !(ratioOf(row) < RATIO_LIMIT))
    .map((row) => `${row.name}: ${ratioOf(row).toFixed(2)} times as long with the larger number, at most ${RATIO_LIMIT}`),
  ...rows
    .filter(({ name, large }) => name === LIST && !(p95(large) < LIST_LIMIT_MS))
    .map(({ name, large }) => `${name}: p95 ${milliseconds(p95(large))} ms, at most ${LIST_LIMIT_MS}`),
]

const measureAll = async (small: Product, large: Product, { rounds, only }: ContentBench): Promise<readonly Row[]> => {
  const rows: Row[] = []
  for (const [place, scenario] of small.scenarios.entries()) {
    if (!scenario.name.includes(only)) continue
    const other = large.scenarios[place]
    if (other === undefined) throw new Error(`There is no ${scenario.name} with the larger number of records.`)
    const sides = [
      { baseUrl: small.server.baseUrl, load: scenario },
      { baseUrl: large.server.baseUrl, load: other },
    ] as const
    const [one, two] = await timed(scenario.name, () => timeInPairs(...sides, { warmUp: WARM_UP, measured: rounds }))
    rows.push({ name: scenario.name, small: one, large: two })
  }
  return rows
}

/** Times every read and write against the same with fewer records: a request's median may hardly grow with their number. */
export const benchContent = async (bench: ContentBench): Promise<BenchResult> => {
  const { small, large, rounds, folder } = bench
  await ensureBuilt()
  const databases = await openScaledDatabases({ small, large }, folder)
  const dataDir = await createDataFolder()
  const opened: Product[] = []
  try {
    const one = await timed('the smaller one', () => openProduct(databases.small, small, dataDir))
    opened.push(one)
    const other = await timed('the larger one', () => openProduct(databases.large, large, dataDir))
    opened.push(other)
    const rows = await measureAll(one, other, bench)
    const head = ['what', `${whole(small)}: median ms`, 'p95 ms', `${whole(large)}: median ms`, 'p95 ms', 'ratio']
    const facts = [
      ...machineFacts(),
      await postgresFact(databases.large),
      `${whole(small)} and ${whole(large)} articles in ${TENANTS} tenants each; lists are those of one tenant, a tenth of them`,
      `every statement runs as the application's role under row-level security`,
      `${rounds} requests a row and size, one at a time, alternating between the sizes; server, database and client share the machine`,
    ]
    return { report: `${bullets(facts)}\n\n${markdownTable(head, rows.map(cellsOf))}`, failures: failuresOf(rows) }
  } finally {
    for (const { server } of opened) await server.stop()
    await rm(dataDir, { recursive: true, force: true })
    await databases.stop()
  }
}
