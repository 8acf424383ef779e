import type { LoadRequest } from '../load/answer.ts'
import { measure, type Measured } from '../load/measure.ts'
import type { Captain } from './captain.ts'
import type { LoadRow } from './goals.ts'
import type { ReadRow, Reads, WriteRow } from './read-requests.ts'

const READERS = 32
const WRITERS = 8
const WARM_UP_SECONDS = 1
const FILL_SECONDS = 120
/** A warm-up leaves the larger part of the addresses cold. */
const WARM_UP_SHARE = 0.25
/** With fewer addresses left than this share, a run would be short: the server starts again. */
const ENOUGH = 0.7
/** More than any server of the table writes; a run ends with the last one. */
const WRITES_PER_SECOND = 1000

const isWrite = (row: LoadRow): row is WriteRow => row === 'create' || row === 'update' || row === 'publish'

export const connectionsOf = (row: LoadRow): number => (isWrite(row) ? WRITERS : READERS)

const readOnce = async ({ target, walk, headers }: Captain, row: ReadRow, reads: Reads, seconds: number): Promise<Measured> => {
  await walk.enter(row)
  const plan = { headers: headers[reads.as], order: 'once', connections: READERS } as const
  const run = async (requests: readonly LoadRequest[], duration: number) => {
    const measured = await measure(target, { ...plan, requests, seconds: duration })
    walk.use(measured.sent)
    return measured
  }
  const warmUp = () => run(walk.left(reads.requests).slice(0, Math.ceil(reads.requests.length * WARM_UP_SHARE)), WARM_UP_SECONDS)
  const isShort = (needed: number): boolean => {
    const { length } = walk.left(reads.requests)
    return length < Math.min(needed, reads.requests.length * ENOUGH)
  }
  if (isShort(2 * WARM_UP_SHARE * reads.requests.length)) await walk.renew()
  const { perSecond } = await warmUp()
  if (isShort(perSecond * seconds)) {
    await walk.renew()
    await warmUp()
  }
  return run(walk.left(reads.requests), seconds)
}

const read = async (captain: Captain, row: ReadRow, seconds: number): Promise<Measured> => {
  const reads = captain.reads[row]
  const { order, requests } = reads
  if (order === 'once') return readOnce(captain, row, reads, seconds)
  captain.walk.pass(row)
  const plan = { requests, headers: captain.headers[reads.as], connections: READERS } as const
  // Addresses at random are warm once each has been asked for.
  const isFilling = order === 'random'
  await measure(captain.target, { ...plan, order: isFilling ? 'once' : order, seconds: isFilling ? FILL_SECONDS : WARM_UP_SECONDS })
  return measure(captain.target, { ...plan, order, seconds })
}

const write = async ({ target, writes, headers, walk }: Captain, row: WriteRow, seconds: number): Promise<Measured> => {
  walk.pass(row)
  const run = async (requests: readonly LoadRequest[], duration: number) => {
    const measured = await measure(target, { requests, headers: headers.staff, order: 'once', connections: WRITERS, seconds: duration })
    return { measured, done: requests.slice(0, measured.sent) }
  }
  if (row === 'create') {
    await run(writes.creations(WARM_UP_SECONDS * WRITES_PER_SECOND), WARM_UP_SECONDS)
    return (await run(writes.creations(seconds * WRITES_PER_SECOND), seconds)).measured
  }
  const warmUp = await run(await writes.updates(WARM_UP_SECONDS * WRITES_PER_SECOND), WARM_UP_SECONDS)
  if (row === 'update') return (await run(await writes.updates(seconds * WRITES_PER_SECOND), seconds)).measured
  await run(await writes.publications(warmUp.done), WARM_UP_SECONDS)
  // What is published has changed: a publication without a change would write less.
  const { done } = await run(await writes.updates(seconds * WRITES_PER_SECOND), seconds)
  return (await run(await writes.publications(done), seconds)).measured
}

/** Measures one row of Captain after a warm-up, in the way that the row's name says: cold, cached or written. */
export const measureCaptain = (captain: Captain, row: LoadRow, seconds: number): Promise<Measured> =>
  isWrite(row) ? write(captain, row, seconds) : read(captain, row, seconds)
