import { expect, it } from 'vitest'
import { WEEKDAYS } from '../content-types/weekdays.ts'
import { businessCalendar, businessToday } from './calendar-queries.ts'

/** A café with the same hours every day, in minutes after midnight. */
const readsAt = (instant: string, closeTime: number) => {
  const days = WEEKDAYS.map((weekday) => ({
    weekday,
    isOpen: true,
    openTime: 660,
    closeTime,
    lastEntry: null,
    foodLastOrder: null,
    drinkLastOrder: null,
    note: null,
  }))
  return {
    now: new Date(instant),
    locale: 'ja' as const,
    list: async (type: string) => (type === 'business-day' ? [{ id: 'week' }] : []),
    first: async () => null,
    record: async () => ({ applyFrom: '2026-01-01', holidayPolicy: 'weekday', days, history: [] }),
    holidays: async () => [],
  }
}

it.each([
  ['an ordinary day', '2026-11-15T12:00:00+09:00', 1320, '2026-11', '2026-11-15'],
  ['the first night of a month, long after closing', '2026-12-01T00:30:00+09:00', 1320, '2026-12', '2026-12-01'],
  ['the first night of a month, still open', '2026-12-01T00:30:00+09:00', 1500, '2026-11', '2026-11-30'],
  ['the first night of a month, just closed', '2026-12-01T01:00:00+09:00', 1500, '2026-12', '2026-12-01'],
  ['the first night of a year', '2027-01-01T00:30:00+09:00', 1320, '2027-01', '2027-01-01'],
])('the calendar has the month of today: %s', async (_, instant, closeTime, month, date) => {
  const reads = readsAt(instant, closeTime)
  expect(await businessToday.resolve(new Map(), reads)).toMatchObject({ date })
  expect(await businessCalendar.resolve(new Map(), reads)).toMatchObject({ month })
})
