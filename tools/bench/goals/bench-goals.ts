import { ensureBuilt } from '../../ensure-built.ts'
import { openCluster, type ClusterOptions } from '../databases/cluster.ts'
import { openSizedDatabase } from '../databases/sized-databases.ts'
import { startBare } from '../load/bare.ts'
import { bullets, machineFacts, postgresFact, whole, type BenchResult } from '../report.ts'
import { stopOnSignal } from '../stop-on-signal.ts'
import { timed } from '../timed.ts'
import { findWrk } from '../wrk/find-wrk.ts'
import { openCaptain, type Captain } from './captain.ts'
import { LOAD_GOALS, loadRows, type LoadRow } from './goals.ts'
import { goalFailures, growthOf, rowsBehind, growthTable, loadTable, valuesTable, type SizeValues } from './goals-report.ts'
import { measureRow, type RowFigures, type Rounds } from './measure-rows.ts'
import { measureLoadedMemory, measureStart, measureWorkers } from './measure-values.ts'
import { reasonsText } from './reasons.ts'
import { OLD_SOURCE } from './old-figures.ts'

export type GoalsBench = ClusterOptions &
  Rounds & {
    readonly records: readonly number[]
    /** A part of the row names to measure; empty for all. */
    readonly only: string
  }

/** Returns the rows whose name contains a text; all for an empty one. */
export const rowsOf = (only: string): readonly LoadRow[] => loadRows.filter((row) => LOAD_GOALS[row].what.includes(only))

const measureValues = async (captain: Captain): Promise<SizeValues> => {
  const { records, diskKilobytes } = captain.database
  return timed(`start, memory and workers with ${whole(records)} records`, async () => {
    const started = await measureStart(captain)
    return {
      records,
      values: {
        ...started,
        memoryLoaded: await measureLoadedMemory(captain),
        diskWritten: diskKilobytes.written,
        diskCopied: diskKilobytes.copied ?? 'no copies',
        workers: await measureWorkers(captain),
      },
    }
  })
}

const factsOf = async ({ runs, seconds }: GoalsBench, [first]: readonly Captain[], generator: string): Promise<readonly string[]> => [
  ...machineFacts(),
  ...(first === undefined ? [] : [await postgresFact(first.database.url)]),
  'the built server as `npm start` runs it in production, with its log; every statement is subject to row-level security',
  `medians of ${runs} runs of ${seconds} s; ${generator}, one thread, 32 connections, 8 for writes; bare node:http answers with the same bytes and headers before or after each run; all share the machine`,
  'cold: an address that the server has not been asked for since its start; CPU: of all processes of the server, and of the database cluster',
  'share of bare: by requests per second or by CPU time of the server, the smaller one',
  `before: ${OLD_SOURCE}`,
]

const measureAll = async (bench: GoalsBench, captains: readonly Captain[], generator: string): Promise<BenchResult> => {
  const selected = rowsOf(bench.only)
  const rows: RowFigures[] = []
  const bare = await startBare()
  try {
    for (const row of selected) rows.push(...(await measureRow(captains, bare, row, bench)))
  } finally {
    await bare.stop()
  }
  const sizes: SizeValues[] = []
  if (bench.only === '') for (const captain of captains) sizes.push(await measureValues(captain))
  const growth = growthOf(selected, rows, sizes)
  const report = [
    bullets(await factsOf(bench, captains, generator)),
    ...bench.records.flatMap((records) => [`### ${whole(records)} records`, loadTable(rows.filter((one) => one.records === records))]),
    ...(sizes.length === 0 ? [] : ['### Start, memory and disk', valuesTable(sizes)]),
    ...(growth.length === 0 ? [] : ['### Few and many records', growthTable(bench.records, growth)]),
    ...reasonsText(rowsBehind(rows, sizes)),
  ].join('\n\n')
  return { report, failures: goalFailures(rows, sizes, growth) }
}

/** Measures Captain as operators run it, at each number of records at the same time, against its goals and bare Node. */
export const benchGoals = async (bench: GoalsBench): Promise<BenchResult> => {
  const generator = findWrk()
  await ensureBuilt()
  const cluster = await openCluster(bench)
  const captains: Captain[] = []
  const stop = stopOnSignal(async () => {
    for (const captain of captains) await captain.stop()
    await cluster.stop()
  })
  try {
    for (const records of bench.records) captains.push(await openCaptain(await openSizedDatabase(cluster, records), cluster.dataDir))
    return await measureAll(bench, captains, generator)
  } finally {
    await stop()
  }
}
