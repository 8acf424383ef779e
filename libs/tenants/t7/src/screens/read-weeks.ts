import type { ValuesOf } from '@captain/content-core'
import type { businessDay } from '../content-types/business-day.ts'

/** The week of a record, or one of its earlier or later weeks. */
export type StoredWeek = Pick<ValuesOf<typeof businessDay>, 'applyFrom' | 'holidayPolicy' | 'days'>

export type Weeks = {
  /** No hours are entered yet. */
  readonly isBlank: boolean
  /** The week in force today; null before the first begins. */
  readonly present: StoredWeek | null
  /** Weeks that begin later, earliest first. */
  readonly later: readonly StoredWeek[]
}

/** Groups the weeks of a record by their state on a day. */
export const readWeeks = (record: Pick<ValuesOf<typeof businessDay>, keyof StoredWeek | 'history'>, today: string): Weeks => {
  const { applyFrom, holidayPolicy, days, history } = record
  const all = [{ applyFrom, holidayPolicy, days }, ...history].toSorted((one, other) => (one.applyFrom < other.applyFrom ? -1 : 1))
  return {
    isBlank: all.every((week) => week.days.every(({ isOpen }) => !isOpen)),
    present: all.findLast((week) => week.applyFrom <= today) ?? null,
    later: all.filter((week) => week.applyFrom > today),
  }
}
