import { describe, expect, it } from 'vitest'
import { WEEKDAYS } from './content-types/weekdays.ts'
import { currentDay, isOpenAt, openingOn, startOfBusinessDay, type Exception, type Opening, type Pattern } from './opening-hours.ts'

type Hours = readonly [open: number, close: number] | null

const pattern = (
  applyFrom: string,
  hours: Partial<Record<(typeof WEEKDAYS)[number], Hours>>,
  holidayPolicy: Pattern['holidayPolicy'] = 'holidayRow',
): Pattern => ({
  applyFrom,
  holidayPolicy,
  days: WEEKDAYS.map((weekday) => {
    const [openTime, closeTime] = hours[weekday] ?? [null, null]
    return {
      weekday,
      isOpen: openTime !== null,
      openTime,
      closeTime,
      lastEntry: closeTime === null ? null : closeTime - 60,
      foodLastOrder: closeTime === null ? null : closeTime - 90,
      drinkLastOrder: null,
      note: weekday === 'mon' ? '第1月曜は貸切' : null,
    }
  }),
})

const exception = (values: Partial<Exception>): Exception => ({
  id: 'X',
  startDate: '2026-11-25',
  endDate: '2026-11-25',
  kind: 'closed',
  openTime: null,
  closeTime: null,
  title: '見出し',
  message: null,
  event: null,
  ...values,
})

/** Monday, Wednesday to Sunday open; Tuesday closed; Saturday and holidays until five in the morning. */
const WEEK = {
  mon: [780, 1380],
  wed: [780, 1380],
  thu: [780, 1380],
  fri: [780, 1500],
  sat: [660, 1740],
  sun: [660, 1320],
  holiday: [660, 1740],
} as const

const opening = (values: Partial<Opening> = {}): Opening => ({
  patterns: [pattern('2026-01-01', WEEK)],
  exceptions: [],
  holidays: new Map([['2026-11-23', '勤労感謝の日']]),
  ...values,
})

const hoursOn = (date: string, values: Partial<Opening> = {}): Hours | 'open' => {
  const { isOpen, openTime, closeTime } = openingOn(date, opening(values))
  if (!isOpen) return null
  return openTime === null || closeTime === null ? 'open' : [openTime, closeTime]
}

describe('the week', () => {
  it.each([
    ['2026-11-24', 'a Tuesday', null],
    ['2026-11-25', 'a Wednesday', [780, 1380]],
    ['2026-11-27', 'a Friday, past midnight', [780, 1500]],
    ['2026-11-28', 'a Saturday, until 29:00', [660, 1740]],
    ['2026-11-29', 'a Sunday', [660, 1320]],
    ['2026-11-23', 'a Monday that is a public holiday', [660, 1740]],
    ['2025-12-31', 'a day before the first pattern', null],
  ] as const)('%s, %s', (date, _what, hours) => expect(hoursOn(date)).toEqual(hours))

  it('takes public holidays as weekdays where the pattern says so', () =>
    expect(hoursOn('2026-11-23', { patterns: [pattern('2026-01-01', WEEK, 'weekday')] })).toEqual([780, 1380]))

  it('names the holiday all the same, and says what the row notes', () =>
    expect(openingOn('2026-11-23', opening({ patterns: [pattern('2026-01-01', WEEK, 'weekday')] }))).toMatchObject({
      holiday: '勤労感謝の日',
      note: '第1月曜は貸切',
    }))

  it('is closed on holidays without hours', () =>
    expect(hoursOn('2026-11-23', { patterns: [pattern('2026-01-01', { ...WEEK, holiday: null })] })).toBeNull())

  it('changes on the day from which a later pattern applies, whatever their order', () => {
    const patterns = [pattern('2026-11-27', { fri: [600, 1200] }), pattern('2026-12-01', {}), pattern('2026-01-01', WEEK)]
    expect(['2026-11-20', '2026-11-27', '2026-12-04'].map((date) => hoursOn(date, { patterns }))).toEqual([[780, 1500], [600, 1200], null])
  })
})

describe('exceptions', () => {
  it.each([
    ['closed', {}, null],
    ['closed', { openTime: 780, closeTime: 900 }, null],
    ['short', { openTime: 780, closeTime: 1020 }, [780, 1020]],
    ['extraOpen', { openTime: 600, closeTime: 1560 }, [600, 1560]],
    ['private', {}, null],
    ['private', { openTime: 1140, closeTime: 1380 }, [1140, 1380]],
    ['event', {}, [780, 1380]],
    ['event', { openTime: 1080, closeTime: 1500 }, [1080, 1500]],
  ] as const)('%s with %o', (kind, times, hours) =>
    expect(hoursOn('2026-11-25', { exceptions: [exception({ kind, ...times })] })).toEqual(hours),
  )

  it.each([
    ['short', { openTime: 780, closeTime: 1020 }, [780, 1020]],
    ['extraOpen', { openTime: 780, closeTime: 1020 }, [780, 1020]],
    ['event', {}, null],
  ] as const)('%s on a day of rest', (kind, times, hours) => {
    const exceptions = [exception({ kind, startDate: '2026-11-24', endDate: '2026-11-24', ...times })]
    expect(hoursOn('2026-11-24', { exceptions })).toEqual(hours)
  })

  it('covers its first and its last day, and no other', () => {
    const exceptions = [exception({ startDate: '2026-11-26', endDate: '2026-11-28' })]
    const days = ['2026-11-25', '2026-11-26', '2026-11-28', '2026-11-29']
    expect(days.map((date) => openingOn(date, opening({ exceptions })).kind)).toEqual([null, 'closed', 'closed', null])
  })

  it('keeps of the usual last times those that lie within its hours', () => {
    const exceptions = [exception({ kind: 'short', openTime: 780, closeTime: 1300 })]
    expect(openingOn('2026-11-25', opening({ exceptions }))).toMatchObject({ lastEntry: null, foodLastOrder: 1290, drinkLastOrder: null })
  })

  it('says what it is, and where its event is', () => {
    const exceptions = [exception({ kind: 'event', title: '大会', message: 'どなたでも', event: { slug: 'dice-cup' } })]
    expect(openingOn('2026-11-25', opening({ exceptions }))).toMatchObject({
      kind: 'event',
      title: '大会',
      message: 'どなたでも',
      eventSlug: 'dice-cup',
      scheduleId: 'X',
    })
  })
})

describe('the business day', () => {
  it.each([
    ['2026-11-28T12:00:00+09:00', '2026-11-28'],
    ['2026-11-29T04:59:59+09:00', '2026-11-28'],
    ['2026-11-29T05:00:00+09:00', '2026-11-29'],
  ])('at %s began at five on %s', (moment, date) =>
    expect(startOfBusinessDay(new Date(moment))).toEqual(new Date(`${date}T05:00:00+09:00`)),
  )

  it.each([
    ['2026-11-28T23:59:00+09:00', '2026-11-28'],
    ['2026-11-29T02:00:00+09:00', '2026-11-28'],
    ['2026-11-29T04:59:59+09:00', '2026-11-28'],
    ['2026-11-29T05:00:00+09:00', '2026-11-29'],
    // On Wednesdays the café closes at 23:00.
    ['2026-11-25T23:30:00+09:00', '2026-11-25'],
    ['2026-11-26T00:30:00+09:00', '2026-11-26'],
    // Tuesdays are days of rest.
    ['2026-11-25T01:00:00+09:00', '2026-11-25'],
  ])('that counts as today at %s is %s', (moment, date) => expect(currentDay(opening(), new Date(moment)).date).toBe(date))

  it.each([
    ['2026-11-28T10:59:59+09:00', false],
    ['2026-11-28T11:00:00+09:00', true],
    ['2026-11-29T04:59:59+09:00', true],
    ['2026-11-29T05:00:00+09:00', false],
  ])('of a Saturday until 29:00 at %s: open is %s', (moment, isOpen) =>
    expect(isOpenAt(openingOn('2026-11-28', opening()), new Date(moment))).toBe(isOpen),
  )

  it('is not open on a day of rest', () =>
    expect(isOpenAt(openingOn('2026-11-24', opening()), new Date('2026-11-24T15:00:00+09:00'))).toBe(false))
})
