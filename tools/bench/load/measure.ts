import { generate, type Plan } from '../wrk/generate.ts'

/** A server under load, and the CPU seconds that it and its database have used so far. */
export type Target = {
  readonly baseUrl: string
  readonly cpuSeconds: () => Promise<{ readonly server: number; readonly database: number }>
}

export type Measured = {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** CPU milliseconds of a request. */
  readonly serverMs: number
  readonly databaseMs: number
  readonly failed: number
  /** Requests of the plan that were used up. */
  readonly sent: number
}

/** Runs a plan against a server and measures its requests per second and its CPU time, which other load on the machine changes least. */
export const measure = async (target: Target, plan: Plan): Promise<Measured> => {
  const before = await target.cpuSeconds()
  const { answered, failed, sent, seconds, p50Ms, p99Ms } = await generate(target.baseUrl, plan)
  const after = await target.cpuSeconds()
  const each = (used: number): number => (1000 * used) / Math.max(1, answered)
  return {
    perSecond: answered / seconds,
    p50Ms,
    p99Ms,
    serverMs: each(after.server - before.server),
    databaseMs: each(after.database - before.database),
    failed,
    sent,
  }
}
