import { describe, expect, it } from 'vitest'
import { daysOf, monthsOf } from './periods.ts'

describe('periods', () => {
  it.each([
    ['today', '2026-11-21', '2026-11-21..2026-11-21'],
    ['thisWeek', '2026-11-21', '2026-11-16..2026-11-22'],
    ['thisWeek', '2026-11-22', '2026-11-16..2026-11-22'],
    ['thisWeek', '2026-11-23', '2026-11-23..2026-11-29'],
    ['thisWeek', '2027-01-01', '2026-12-28..2027-01-03'],
    ['thisMonth', '2028-02-10', '2028-02-01..2028-02-29'],
    ['lastMonth', '2026-12-31', '2026-11-01..2026-11-30'],
    ['lastMonth', '2027-01-05', '2026-12-01..2026-12-31'],
  ] as const)('%s on %s is %s', (period, today, days) => {
    expect(daysOf(period, today)).toBe(days)
  })

  it('of months', () => {
    expect(monthsOf('thisMonth', '2026-11-21')).toBe('2026-11..2026-11')
    expect(monthsOf('lastMonth', '2027-01-21')).toBe('2026-12..2026-12')
  })
})
