import { readAnswer, type LoadRequest } from '../load/answer.ts'
import type { Bare } from '../load/bare.ts'
import { measure, type Measured } from '../load/measure.ts'
import { whole } from '../report.ts'
import { timed } from '../timed.ts'
import type { Captain } from './captain.ts'
import { LOAD_GOALS, type LoadRow } from './goals.ts'
import { median } from './judge.ts'
import { connectionsOf, measureCaptain } from './measure-captain.ts'

const WARM_UP_SECONDS = 1
const BARE_SECONDS = 4
/** The load generator formats each request before the run. */
const BARE_REQUESTS = 1000

/** Medians of the runs of one row. */
export type RowFigures = {
  readonly row: LoadRow
  readonly records: number
  readonly captain: Measured
  /** Bare node:http with the same bytes in the same minutes. */
  readonly bare: Measured
}

/** Returns the medians of some runs, and the sum of their failures. */
export const mediansOf = (runs: readonly Measured[]): Measured => {
  const middle = (of: (one: Measured) => number): number => median(runs.map(of))
  return {
    perSecond: middle((one) => one.perSecond),
    p50Ms: middle((one) => one.p50Ms),
    p99Ms: middle((one) => one.p99Ms),
    serverMs: middle((one) => one.serverMs),
    databaseMs: middle((one) => one.databaseMs),
    failed: runs.reduce((sum, one) => sum + one.failed, 0),
    sent: runs.reduce((sum, one) => sum + one.sent, 0),
  }
}

type Sample = { readonly requests: readonly LoadRequest[]; readonly headers: Readonly<Record<string, string>> }

/** Returns requests of a row for the bare server, which does not read them. */
const sampleOf = async ({ reads, writes, headers }: Captain, row: LoadRow): Promise<Sample> => {
  switch (row) {
    case 'create':
      return { requests: writes.creations(BARE_REQUESTS), headers: headers.staff }
    case 'update':
      return { requests: await writes.updates(BARE_REQUESTS), headers: headers.staff }
    case 'publish':
      return { requests: await writes.publications(await writes.updates(BARE_REQUESTS)), headers: headers.staff }
    default: {
      const { requests, as } = reads[row]
      return { requests: requests.slice(-BARE_REQUESTS), headers: headers[as] }
    }
  }
}

/** Measures bare node:http with the bytes of a response of this row. */
export const measureBare = async (bare: Bare, captain: Captain, row: LoadRow, seconds: number): Promise<Measured> => {
  const { requests, headers } = await sampleOf(captain, row)
  const [first] = requests
  if (first === undefined) throw new Error(`There is no request of ${row}.`)
  await bare.answerWith(await readAnswer(captain.target.baseUrl, { ...first, headers }))
  const plan = { requests, headers, order: 'again', connections: connectionsOf(row) } as const
  await measure(bare, { ...plan, seconds: WARM_UP_SECONDS })
  return measure(bare, { ...plan, seconds: Math.min(seconds, BARE_SECONDS) })
}

type Runs = { readonly captain: Captain; readonly own: Measured[]; readonly bare: Measured[] }

export type Rounds = { readonly runs: number; readonly seconds: number }

/** Measures a row at each size, alternating with bare Node and, from run to run, the order, so that other load affects all alike. */
export const measureRow = async (
  captains: readonly Captain[],
  bare: Bare,
  row: LoadRow,
  { runs, seconds }: Rounds,
): Promise<readonly RowFigures[]> => {
  const measured = captains.map((captain): Runs => ({ captain, own: [], bare: [] }))
  for (let run = 0; run < runs; run += 1) {
    const steps = measured.flatMap((one) => [
      async () => void one.bare.push(await measureBare(bare, one.captain, row, seconds)),
      async () => void one.own.push(await measureCaptain(one.captain, row, seconds)),
    ])
    const what = `${LOAD_GOALS[row].what}, run ${run + 1}`
    await timed(what, async () => {
      for (const step of run % 2 === 0 ? steps : steps.toReversed()) await step()
    })
  }
  return measured.map(({ captain, own, bare: bares }) => ({
    row,
    records: captain.database.records,
    captain: mediansOf(own),
    bare: mediansOf(bares),
  }))
}

/** Returns a line for a row whose requests were not all successes. */
export const failuresOf = (what: string, records: number, { failed }: Measured): readonly string[] =>
  failed === 0 ? [] : [`${what}, ${whole(records)} records: ${whole(failed)} requests failed`]
