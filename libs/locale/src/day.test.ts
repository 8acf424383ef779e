import { expect, test } from 'vitest'
import { dayFrom, dayOf } from './day.ts'

test.each([
  [2026, 11, 21, '2026-11-21'],
  [2028, 2, 29, '2028-02-29'],
  [2000, 2, 29, '2000-02-29'],
  [33, 1, 2, '0033-01-02'],
  [2026, 2, 29, null],
  [1900, 2, 29, null],
  [2026, 4, 31, null],
  [2026, 0, 1, null],
  [2026, 13, 1, null],
  [2026, 1, 0, null],
  [0, 1, 1, null],
  [10000, 1, 1, null],
  [2026, 1.5, 1, null],
])('%d-%d-%d', (year, month, day, expected) => {
  expect(dayFrom({ year, month, day })).toBe(expected)
})

test('a day is itself, a moment is a day of Japan, and anything else is refused', () => {
  expect([dayOf('2026-11-21'), dayOf('2026-11-20T15:00:00Z'), dayOf(new Date('2026-11-20T14:59:59Z'))]).toEqual([
    '2026-11-21',
    '2026-11-21',
    '2026-11-20',
  ])
  expect(() => dayOf('2026-02-30')).toThrow(RangeError)
  expect(() => dayOf('明日')).toThrow(RangeError)
})
