import type { Localized, RecordAnswer } from '@captain/content-core'
import type { Pattern, WeekdayRow } from '../opening-hours.ts'

type StoredRow = Omit<WeekdayRow, 'note'> & { readonly note: Localized<string | null> }
export type StoredWeek = Omit<Pattern, 'days'> & { readonly days: readonly StoredRow[] }

export type Weeks = {
  /** No hours are entered yet. */
  readonly isBlank: boolean
  /** The week in force today; null before the first begins. */
  readonly present: StoredWeek | null
  /** Weeks that begin later, earliest first. */
  readonly later: readonly StoredWeek[]
}

/** Groups the weeks of a record by their state on a day. */
export const readWeeks = (record: RecordAnswer, today: string): Weeks => {
  const { applyFrom, holidayPolicy, days, history } = record as unknown as StoredWeek & { readonly history: readonly StoredWeek[] }
  const all = [{ applyFrom, holidayPolicy, days }, ...history].toSorted((one, other) => (one.applyFrom < other.applyFrom ? -1 : 1))
  return {
    isBlank: all.every((week) => week.days.every(({ isOpen }) => !isOpen)),
    present: all.findLast((week) => week.applyFrom <= today) ?? null,
    later: all.filter((week) => week.applyFrom > today),
  }
}
