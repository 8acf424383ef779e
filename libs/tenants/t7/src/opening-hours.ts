import type { FullRecord, ListedRecord } from '@captain/content-delivery-client'
import { addDays, dateInTimeZone } from '@captain/locale'
import type { businessDay } from './content-types/business-day.ts'
import type { businessSchedule } from './content-types/business-schedule.ts'
import { WEEKDAYS } from './content-types/weekdays.ts'
import { weekdayOf } from './days.ts'

/** The week from a day on, until a later pattern begins. */
export type Pattern = Pick<FullRecord<typeof businessDay>, 'applyFrom' | 'holidayPolicy' | 'days'>

/** One weekday of a pattern. Times are minutes after midnight of the business day; they may exceed 24:00. */
export type WeekdayRow = Pattern['days'][number]

type Times = Pick<WeekdayRow, 'openTime' | 'closeTime'>

type LastTimes = Pick<WeekdayRow, 'lastEntry' | 'foodLastOrder' | 'drinkLastOrder'>

type Schedule = ListedRecord<typeof businessSchedule>

/** An exception to the weekly pattern for some days; its times are the public opening hours. */
export type Exception = Pick<Schedule, 'id' | 'startDate' | 'endDate' | 'kind' | 'title' | 'message' | 'openTime' | 'closeTime'> & {
  readonly event: Pick<NonNullable<Schedule['event']>, 'slug'> | null
}

/** One day of the public calendar. */
export type CalendarDay = Times &
  LastTimes & {
    readonly date: string
    readonly isOpen: boolean
    /** Kind of the exception; null on a regular day. */
    readonly kind: Exception['kind'] | null
    readonly title: string | null
    readonly message: string | null
    readonly eventSlug: string | null
    readonly scheduleId: string | null
    readonly holiday: string | null
    readonly note: string | null
  }

export type Opening = {
  readonly patterns: readonly Pattern[]
  readonly exceptions: readonly Exception[]
  /** Names of public holidays by day. */
  readonly holidays: ReadonlyMap<string, string>
}

const CLOSED = { isOpen: false, openTime: null, closeTime: null, lastEntry: null, foodLastOrder: null, drinkLastOrder: null } as const

/** Returns the pattern of a day: the latest one that has begun. */
const patternOn = (patterns: readonly Pattern[], date: string): Pattern | null =>
  patterns.filter(({ applyFrom }) => applyFrom <= date).toSorted((one, other) => (one.applyFrom < other.applyFrom ? 1 : -1))[0] ?? null

const rowOn = ({ patterns, holidays }: Opening, date: string): WeekdayRow | null => {
  const pattern = patternOn(patterns, date)
  const isHoliday = holidays.has(date) && pattern?.holidayPolicy === 'holidayRow'
  const weekday = isHoliday ? 'holiday' : WEEKDAYS[weekdayOf(date)]
  return pattern?.days.find((row) => row.weekday === weekday) ?? null
}

type Hours = Times & LastTimes & { readonly isOpen: boolean }

const regularHours = (row: WeekdayRow | null): Hours => {
  if (row === null || !row.isOpen) return CLOSED
  const { openTime, closeTime, lastEntry, foodLastOrder, drinkLastOrder } = row
  return { isOpen: true, openTime, closeTime, lastEntry, foodLastOrder, drinkLastOrder }
}

/** Replaces the opening hours; keeps default last times within the new hours. */
const ownHours = ({ openTime, closeTime }: Times, regular: Hours): Hours => {
  const within = (time: number | null) => (time !== null && time > (openTime ?? 0) && time <= (closeTime ?? 0) ? time : null)
  return {
    isOpen: true,
    openTime,
    closeTime,
    lastEntry: within(regular.lastEntry),
    foodLastOrder: within(regular.foodLastOrder),
    drinkLastOrder: within(regular.drinkLastOrder),
  }
}

const exceptionalHours = (exception: Exception, regular: Hours): Hours => {
  if (exception.kind === 'closed') return CLOSED
  if (exception.openTime !== null && exception.closeTime !== null) return ownHours(exception, regular)
  return exception.kind === 'event' ? regular : CLOSED
}

/** Returns the opening of a day: the pattern of its weekday or of public holidays, replaced by an exception if there is one. */
export const openingOn = (date: string, opening: Opening): CalendarDay => {
  const row = rowOn(opening, date)
  const exception = opening.exceptions.find(({ startDate, endDate }) => startDate <= date && date <= endDate) ?? null
  const regular = regularHours(row)
  return {
    date,
    ...(exception === null ? regular : exceptionalHours(exception, regular)),
    kind: exception?.kind ?? null,
    title: exception?.title ?? null,
    message: exception?.message ?? null,
    eventSlug: exception?.event?.slug ?? null,
    scheduleId: exception?.id ?? null,
    holiday: opening.holidays.get(date) ?? null,
    note: row?.note ?? null,
  }
}

const CHANGE_OF_DAY_MS = 5 * 60 * 60 * 1000
const MINUTE_MS = 60 * 1000

/** Returns the business day at an instant, `YYYY-MM-DD`: a new one begins at 05:00 in Tokyo. */
const businessDate = (now: Date): string => dateInTimeZone(new Date(now.getTime() - CHANGE_OF_DAY_MS))

/** Returns the day that counts as today: the one before while the café is still open on it after midnight, else the date in Tokyo. */
export const currentDay = (opening: Opening, now: Date): CalendarDay => {
  const date = dateInTimeZone(now)
  const before = openingOn(addDays(date, -1), opening)
  return isOpenAt(before, now) ? before : openingOn(date, opening)
}

/** Returns the instant at which the business day of an instant began. */
export const startOfBusinessDay = (now: Date): Date => new Date(`${businessDate(now)}T05:00:00+09:00`)

/** Whether the café is open at an instant of its business day. */
export const isOpenAt = ({ date, isOpen, openTime, closeTime }: CalendarDay, now: Date): boolean => {
  if (!isOpen || openTime === null || closeTime === null) return false
  const minutes = (now.getTime() - Date.parse(`${date}T00:00:00+09:00`)) / MINUTE_MS
  return openTime <= minutes && minutes < closeTime
}
