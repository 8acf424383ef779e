import { addDays } from '@captain/locale'
import { weekdayOf } from './month-days.ts'
import { copyOf, type ShiftDraft } from './shift-drafts.ts'

type Day = readonly ShiftDraft[]
export type ReadDay = (date: string) => Day
/** New shifts by day. */
export type Filled = Readonly<Record<string, Day>>

const WEEK = 7

/** Copies the hours to another day. Bookings belong to their day, so a fully booked shift becomes open. */
const openCopyOf = (shift: ShiftDraft): ShiftDraft => ({
  ...copyOf(shift),
  shiftState: shift.shiftState === 'full' ? 'scheduled' : shift.shiftState,
})

/** Copies the shifts of the previous week to the same weekdays. Over several weeks, each copy is the source of the next. */
export const copiedWeeks = (days: readonly string[], read: ReadDay): Filled => {
  const filled: Record<string, Day> = {}
  for (const date of days) {
    const before = addDays(date, -WEEK)
    const source = filled[before] ?? read(before)
    if (source.length > 0) filled[date] = source.map(openCopyOf)
  }
  return filled
}

export type Pattern = {
  /** 0 is Monday, 6 Sunday. */
  readonly weekdays: readonly number[]
  readonly shift: ShiftDraft
  readonly keepsTaken: boolean
}

/** Creates the same shift on all days of certain weekdays. */
export const filledByWeekday = (days: readonly string[], { weekdays, shift, keepsTaken }: Pattern, read: ReadDay): Filled =>
  Object.fromEntries(
    days
      .filter((date) => weekdays.includes(weekdayOf(date)) && !(keepsTaken && read(date).length > 0))
      .map((date) => [date, [copyOf(shift)]]),
  )

export type FrequentHours = { readonly startTime: number; readonly endTime: number }

const MAX_FREQUENT_HOURS = 3

/** Returns the most common times among some days, by frequency. */
export const frequentHours = (days: readonly Day[]): readonly FrequentHours[] => {
  const counts = new Map<string, number>()
  for (const { startTime, endTime } of days.flat())
    if (typeof startTime === 'number' && typeof endTime === 'number' && endTime > startTime)
      counts.set(`${startTime}-${endTime}`, (counts.get(`${startTime}-${endTime}`) ?? 0) + 1)
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_FREQUENT_HOURS)
    .map(([key]) => {
      const [startTime = 0, endTime = 0] = key.split('-').map(Number)
      return { startTime, endTime }
    })
}
