import { rowsIn, type Values } from '@captain/content-core'
import { dateInTimeZone, formatMinutes } from '@captain/locale'

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export const WEEKS = ['every', '1st', '2nd', '3rd', '4th'] as const

type Weekday = (typeof WEEKDAYS)[number]
type Week = (typeof WEEKS)[number]
type Meeting = {
  readonly weekday: Weekday
  readonly week: Week
  readonly startTime: unknown
  readonly endTime: unknown
}

const DAYS = {
  ja: { mon: '月', tue: '火', wed: '水', thu: '木', fri: '金', sat: '土', sun: '日' },
  en: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' },
} as const

const OF_MONTH = {
  ja: { every: '毎週', '1st': '第1', '2nd': '第2', '3rd': '第3', '4th': '第4' },
  en: { every: 'Every', '1st': '1st', '2nd': '2nd', '3rd': '3rd', '4th': '4th' },
} as const

/** Returns the meetings with a weekday and a week; accepts unvalidated input. */
const meetingsOf = ({ schedules }: Values): readonly Meeting[] =>
  rowsIn(schedules).flatMap(({ weekday, week, startTime, endTime }) => {
    const [day, turn] = [WEEKDAYS.find((one) => one === weekday), WEEKS.find((one) => one === week)]
    return day === undefined || turn === undefined ? [] : [{ weekday: day, week: turn, startTime, endTime }]
  })

const hours = ({ startTime, endTime }: Meeting): string => {
  if (typeof startTime !== 'number') return ''
  return ` ${formatMinutes(startTime)}–${typeof endTime === 'number' ? formatMinutes(endTime) : ''}`
}

/** Returns the weekdays on which a circle meets, from Monday on. */
export const weekdaysOf = (values: Values): readonly Weekday[] => {
  const days = new Set(meetingsOf(values).map(({ weekday }) => weekday))
  return WEEKDAYS.filter((day) => days.has(day))
}

/** Formats the meeting times of a circle for lists: 「毎週 火 18:00–20:00」. */
export const meetingText = (values: Values) => {
  const meetings = meetingsOf(values)
  if (meetings.length === 0) return { ja: null, en: null }
  return {
    ja: meetings.map((one) => `${OF_MONTH.ja[one.week]}${DAYS.ja[one.weekday]}${hours(one)}`).join('、'),
    en: meetings.map((one) => `${OF_MONTH.en[one.week]} ${DAYS.en[one.weekday]}${hours(one)}`).join(', '),
  }
}

/** Whether a circle's registration has expired by the day of an instant. */
export const isExpiredOn = ({ registrationUntil }: Values, now: Date): boolean =>
  typeof registrationUntil === 'string' && registrationUntil < dateInTimeZone(now)

/** Returns the public address of a circle; null if enquiries go through the hall. */
export const shownEmailOf = ({ showContact, contactEmail }: Values): string | null =>
  showContact === true && typeof contactEmail === 'string' ? contactEmail : null
