import { ensureBuilt } from '../../ensure-built.ts'
import { openCluster, type ClusterOptions } from '../databases/cluster.ts'
import { openSizedDatabase } from '../databases/sized-databases.ts'
import { bullets, machineFacts, postgresFact, whole, type BenchResult } from '../report.ts'
import { stopOnSignal } from '../stop-on-signal.ts'
import { timed } from '../timed.ts'
import { openCaptain } from './captain.ts'
import { goalFailures, valuesTable } from './goals-report.ts'
import { measureLoadedMemory, measureMemorySlope } from './measure-values.ts'
import { OLD_SOURCE } from './old-figures.ts'

export type MemoryBench = ClusterOptions & {
  readonly records: number
  /** Minutes of mixed load. */
  readonly minutes: number
}

/** Measures the memory of Captain, native memory included, after load, and its growth under mixed load. */
export const benchMemory = async ({ records, minutes, ...where }: MemoryBench): Promise<BenchResult> => {
  await ensureBuilt()
  const cluster = await openCluster(where)
  const undo: (() => Promise<void>)[] = [cluster.stop]
  const stop = stopOnSignal(async () => {
    for (const step of undo.toReversed()) await step()
  })
  try {
    const captain = await openCaptain(await openSizedDatabase(cluster, records), cluster.dataDir)
    undo.push(captain.stop)
    const memoryLoaded = await timed('reads and writes as fast as possible', () => measureLoadedMemory(captain))
    const memorySlope = await timed(`${minutes} minutes of mixed load`, () => measureMemorySlope(captain, minutes))
    const sizes = [{ records, values: { memoryLoaded, memorySlope } }]
    const facts = [
      ...machineFacts(),
      await postgresFact(captain.database.url),
      `the built server as \`npm start\` runs it in production, with ${whole(records)} records; resident memory of all its processes`,
      `mixed load: ${minutes} minutes of 100 requests a second after the load, measured in the last two thirds of them`,
      `before: ${OLD_SOURCE}`,
    ]
    return { report: [bullets(facts), valuesTable(sizes)].join('\n\n'), failures: goalFailures([], sizes, []) }
  } finally {
    await stop()
  }
}
