import type { Pool } from 'pg'
import { encodeTime } from 'ulid'
import type { Logger } from '@captain/database'

const BATCH = 1000
const PERIOD_MS = 24 * 60 * 60 * 1000

/** Two years at least, so that the ids alone tell where to look no further. */
const TWO_YEARS_MS = 730 * 24 * 60 * 60 * 1000

const FORGET = `
  delete from content.audit_event where id in (
    select id from content.audit_event where id < $1 and at < now() - interval '2 years' order by id limit ${BATCH} for update skip locked)`

/** Removes events that are more than two years old; answers how many. */
export const forgetEvents = async (pool: Pick<Pool, 'query'>): Promise<number> => {
  const until = encodeTime(Date.now() - TWO_YEARS_MS, 10)
  let forgotten = 0
  for (;;) {
    const { rowCount } = await pool.query(FORGET, [until])
    forgotten += rowCount ?? 0
    if ((rowCount ?? 0) < BATCH) return forgotten
  }
}

/** Removes events that are too old now and once a day. A round that fails is logged, and made up for by the next. */
export const forgetEventsRegularly = ({ pool, log }: { readonly pool: Pool; readonly log: Logger }): { stop(): Promise<void> } => {
  const round = (): Promise<void> =>
    forgetEvents(pool).then(
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
