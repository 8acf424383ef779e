import { dateInTimeZone } from '@captain/locale'

/** Clock of a declaration's functions; they never read the wall clock themselves. */
export type Clock = {
  readonly now: Date
  /** The day in Asia/Tokyo at `now`, as `YYYY-MM-DD`. */
  readonly today: string
}

/** Creates the clock of an instant. */
export const clockAt = (now: Date): Clock => ({ now, today: dateInTimeZone(now) })

/** Reads the wall clock. Inside a transaction use its time instead. */
export const currentClock = (): Clock => clockAt(new Date())
