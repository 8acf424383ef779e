import type { Pool } from 'pg'
import { encodeTime } from 'ulid'
import type { Logger } from '@captain/database'

const BATCH = 1000
const PERIOD_MS = 24 * 60 * 60 * 1000

/** Lower bound of two years, so that ids alone limit the rows to scan. */
const TWO_YEARS_MS = 730 * 24 * 60 * 60 * 1000

const FORGET = `
  delete from content.audit_event where id in (
    select id from content.audit_event where id < $1 and at < now() - interval '2 years' order by id limit ${BATCH} for update skip locked)`

/** Deletes events older than two years and returns their number. */
export const purgeEvents = async (pool: Pick<Pool, 'query'>): Promise<number> => {
  const until = encodeTime(Date.now() - TWO_YEARS_MS, 10)
  let forgotten = 0
  for (;;) {
    const { rowCount } = await pool.query(FORGET, [until])
    forgotten += rowCount ?? 0
    if ((rowCount ?? 0) < BATCH) return forgotten
  }
}

/** Deletes old events now and once a day. A failed round is logged; the next one retries. */
export const startEventPurgeSchedule = ({ pool, log }: { readonly pool: Pool; readonly log: Logger }): { stop(): Promise<void> } => {
  const round = (): Promise<void> =>
    purgeEvents(pool).then(
      () => undefined,
      (error: unknown) => log.error({ err: error }, 'events that are too old could not be removed'),
    )
  let running = round()
  const timer = setInterval(() => {
    running = running.then(round)
  }, PERIOD_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
