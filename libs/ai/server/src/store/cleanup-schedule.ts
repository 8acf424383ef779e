import type { Logger } from '@captain/database'
import type { Pool } from 'pg'
import { endImages } from './write-generations.ts'

const RETENTION = '30 days'
const BATCH = 100
const PURGE = `
  delete from ai.generation where id in (
    select id from ai.generation where created_at < now() - interval '${RETENTION}' and state <> 'running' order by id limit ${BATCH} for update skip locked)`

/** Longer than the interval between heartbeats of a running request. */
const SILENCE = '30 seconds'

/** Ends requests that a stopped process left behind and refunds their unused images. */
export const cancelAbandoned = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ id: string }>(
    `select id from ai.generation where state = 'running' and alive_at < now() - interval '${SILENCE}'`,
  )
  for (const { id } of rows) await endImages(pool, id, 'ai-interrupted')
}

/** Deletes generations older than 30 days and returns their number. Images in media libraries stay. */
const purgeGenerations = async (pool: Pick<Pool, 'query'>): Promise<number> => {
  let purged = 0
  for (;;) {
    const { rowCount } = await pool.query(PURGE)
    purged += rowCount ?? 0
    if ((rowCount ?? 0) < BATCH) return purged
  }
}

type Chore = { readonly period: number; readonly what: string; readonly work: () => Promise<unknown> }

/** Runs the cleanups on a schedule. Failures are logged; the next round repeats the work. */
export const startCleanupSchedule = ({ pool, log }: { readonly pool: Pool; readonly log: Logger }): { stop(): Promise<void> } => {
  const regularly = ({ period, what, work }: Chore) => {
    const round = (): Promise<void> =>
      work().then(
        () => undefined,
        (error: unknown) => log.error({ err: error }, what),
      )
    let running = round()
    const timer = setInterval(() => {
      running = running.then(round)
    }, period)
    timer.unref()
    return async (): Promise<void> => {
      clearInterval(timer)
      await running
    }
  }
  const stops = [
    regularly({ period: 20_000, what: 'abandoned requests to the AI could not be ended', work: () => cancelAbandoned(pool) }),
    regularly({ period: 6 * 60 * 60 * 1000, what: 'old results of the AI could not be removed', work: () => purgeGenerations(pool) }),
  ]
  return {
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()))
    },
  }
}
