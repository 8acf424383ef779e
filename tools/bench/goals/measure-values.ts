import { availableParallelism } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { measure } from '../load/measure.ts'
import { generate } from '../wrk/generate.ts'
import type { Captain } from './captain.ts'
import type { ValueRow } from './goals.ts'
import { median } from './judge.ts'
import { measureCaptain } from './measure-captain.ts'
import type { ReadRow, WriteRow } from './read-requests.ts'

const STARTS = 5
const SETTLED_MS = 8000
const LOADED_SECONDS = 3
const SAMPLE_MS = 5000
/** Caches fill in the first third; growth is measured after it. */
const FILLING_SHARE = 1 / 3
const TEN_MINUTES = 600
const MIXED_CONNECTIONS = 10
/** With ten connections: a hundred requests a second. */
const MIXED_PAUSE = 100
const WORKER_SECONDS = 4
/** The load generator and the database need separate cores, or the workers compete with them. */
const OTHER_CORES = 2

/** A measured value, or why it could not be measured. */
export type Value = number | string

/** Returns the median of several starts, and the memory some seconds after the last one. */
export const measureStart = async (captain: Captain): Promise<Readonly<Record<'start' | 'memoryIdle', Value>>> => {
  const seconds: number[] = []
  for (let start = 0; start < STARTS; start += 1) seconds.push(await captain.restart())
  await delay(SETTLED_MS)
  return { start: median(seconds), memoryIdle: captain.megabytes() }
}

type Sample = { readonly seconds: number; readonly megabytes: number }

/** Returns the slope of the least squares line. */
export const slopeOf = (samples: readonly Sample[]): number => {
  const mean = (of: (one: Sample) => number): number => samples.reduce((sum, one) => sum + of(one), 0) / samples.length
  const [seconds, megabytes] = [mean((one) => one.seconds), mean((one) => one.megabytes)]
  const spread = samples.reduce((sum, one) => sum + (one.seconds - seconds) ** 2, 0)
  return samples.reduce((sum, one) => sum + (one.seconds - seconds) * (one.megabytes - megabytes), 0) / spread
}

/** Samples the memory under a hundred requests a second of several kinds. */
const mixedLoad = async ({ reads, headers, target, megabytes }: Captain, minutes: number): Promise<readonly Sample[]> => {
  const rows = [reads.slugRandom, reads.listCold, reads.searchCommon, reads.pageCold, reads.staffList, reads.staffGet, reads.staffSearch]
  const requests = Array.from({ length: 5000 }, (_, place) => {
    const { requests: all } = rows[place % rows.length] ?? reads.staffList
    return all[place % all.length] ?? { path: '/' }
  })
  const samples: Sample[] = []
  const start = performance.now()
  const controller = new AbortController()
  const sampling = (async () => {
    while (!controller.signal.aborted) {
      samples.push({ seconds: (performance.now() - start) / 1000, megabytes: megabytes() })
      await delay(SAMPLE_MS)
    }
  })()
  await generate(target.baseUrl, {
    requests,
    headers: { ...headers.staff, ...headers.reader, cookie: [headers.staff['cookie'], headers.reader['cookie']].join('; ') },
    order: 'again',
    connections: MIXED_CONNECTIONS,
    pause: MIXED_PAUSE,
    seconds: Math.round(minutes * 60),
  })
  controller.abort()
  await sampling
  return samples
}

const LOADED_READS: readonly ReadRow[] = ['listCold', 'slugRandom', 'pageCold', 'searchCommon', 'staffList', 'staffGet']
const LOADED_WRITES: readonly WriteRow[] = ['create', 'update', 'publish']

/** Reads and writes as fast as possible, in one life of the server. */
const loadAll = async (captain: Captain): Promise<void> => {
  await captain.restart()
  for (const row of LOADED_READS) {
    const { requests, as } = captain.reads[row]
    const plan = { requests, headers: captain.headers[as], order: 'again', connections: 32 } as const
    await generate(captain.target.baseUrl, { ...plan, seconds: LOADED_SECONDS })
    captain.walk.pass(row)
  }
  for (const row of LOADED_WRITES) await measureCaptain(captain, row, LOADED_SECONDS)
}

/** Returns the memory after load of several kinds. */
export const measureLoadedMemory = async (captain: Captain): Promise<number> => {
  await loadAll(captain)
  await delay(SETTLED_MS)
  return captain.megabytes()
}

/** Returns how much the memory grows in ten minutes of mixed load, by the last two thirds of these minutes. */
export const measureMemorySlope = async (captain: Captain, minutes: number): Promise<number> => {
  const samples = await mixedLoad(captain, minutes)
  return slopeOf(samples.slice(Math.floor(samples.length * FILLING_SHARE))) * TEN_MINUTES
}

/** Returns the requests a second of n workers as a share of n times those of one. */
export const measureWorkers = async (captain: Captain): Promise<Value> => {
  const count = availableParallelism() - OTHER_CORES
  if (count < 2) return `not judged: ${availableParallelism()} cores, of which load and database use ${OTHER_CORES}`
  const { requests } = captain.reads.listCached
  const perSecond = async (workers: number): Promise<number> => {
    await captain.restart(workers)
    const plan = { requests, order: 'again', connections: 64 } as const
    await measure(captain.target, { ...plan, seconds: 1 })
    return (await measure(captain.target, { ...plan, seconds: WORKER_SECONDS })).perSecond
  }
  const one = await perSecond(1)
  return (await perSecond(count)) / one / count
}

export type Values = Readonly<Record<ValueRow, Value>>
