import { describe, expect, test } from 'vitest'
import { dateInTimeZone } from './date-in-time-zone.ts'
import { formatDate, formatDateTime, formatDateWithWeekday, formatLongDate, formatMonth, formatTime, formatWeekday } from './format-date.ts'

describe('dates', () => {
  test('a day stays that day', () => {
    expect(formatDate('2026-11-21')).toBe('2026/11/21')
    expect(formatDate('0001-01-01')).toBe('0001/01/01')
    expect(formatDate('2028-02-29')).toBe('2028/02/29')
    expect(formatLongDate('ja', '2026-11-21')).toBe('2026年11月21日(土)')
    expect(formatLongDate('en', '2026-11-21')).toBe('21 November 2026')
    expect(formatLongDate('ja', '2027-01-02')).toBe('2027年1月2日(土)')
  })

  test('a moment is shown in Asia/Tokyo', () => {
    expect(formatDate('2026-11-20T15:00:00.000Z')).toBe('2026/11/21')
    expect(formatLongDate('ja', new Date('2026-11-20T15:00:00Z'))).toBe('2026年11月21日(土)')
    expect(formatDateTime('2026-11-21T05:03:59.999Z')).toBe('2026/11/21 14:03')
    expect(formatDateTime(new Date('2026-12-31T15:00:00Z'))).toBe('2027/01/01 00:00')
    expect([formatTime('2026-11-20T14:59:59Z'), formatTime(new Date('2026-11-20T15:00:00Z'))]).toEqual(['23:59', '00:00'])
  })

  test('what is no date is not shown as one', () => {
    expect(() => formatDate('昨日')).toThrow(RangeError)
    expect(() => formatDateTime('')).toThrow(RangeError)
    expect(() => formatDate('2026-02-29')).toThrow(RangeError)
    expect(() => formatLongDate('ja', '2026-02-30')).toThrow(RangeError)
    expect(() => formatMonth('ja', '2026-13')).toThrow(RangeError)
  })
})

describe('weekdays and months', () => {
  test('a weekday is short', () => {
    expect([formatWeekday('ja', '2026-11-21'), formatWeekday('en', '2026-11-21')]).toEqual(['土', 'Sat'])
    expect(formatWeekday('ja', '2026-12-31T15:00:00Z')).toBe('金')
    expect(formatDateWithWeekday('ja', '2026-11-21')).toBe('2026/11/21(土)')
    expect(formatDateWithWeekday('en', '2026-11-21')).toBe('2026/11/21 (Sat)')
  })

  test.each([
    ['2026-11', '2026年11月', 'November 2026'],
    ['2026-11-30', '2026年11月', 'November 2026'],
    ['2026-11-30T15:00:00Z', '2026年12月', 'December 2026'],
    ['2026-12-31T15:00:00Z', '2027年1月', 'January 2027'],
  ])('%s is in %s', (value, ja, en) => {
    expect([formatMonth('ja', value), formatMonth('en', value)]).toEqual([ja, en])
  })
})

describe('dateInTimeZone', () => {
  test.each([
    ['2026-11-20T14:59:59.999Z', '2026-11-20'],
    ['2026-11-20T15:00:00Z', '2026-11-21'],
    ['2028-02-28T15:00:00Z', '2028-02-29'],
  ])('%s is %s in Japan', (moment, day) => {
    expect(dateInTimeZone(new Date(moment))).toBe(day)
  })

  test('asks another zone when told to', () => {
    expect(dateInTimeZone(new Date('2026-11-20T15:00:00Z'), 'UTC')).toBe('2026-11-20')
    expect(dateInTimeZone(new Date('2026-11-20T15:00:00Z'), 'Pacific/Kiritimati')).toBe('2026-11-21')
  })
})
