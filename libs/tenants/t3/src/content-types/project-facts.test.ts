import { describe, expect, it } from 'vitest'
import { monthOf, monthsOf, tsuboOf } from './project-facts.ts'

describe('facts of a project', () => {
  it.each([
    ['2026-01-01', '2026-07-01', '5.9'],
    ['2026-01-01', '2026-01-01', '0.0'],
    ['2026-01-02', '2026-01-01', null],
    [null, '2026-01-01', null],
    ['2026-01-01', null, null],
  ])('lasts from %s to %s: %s months', (startedOn, completedOn, months) => expect(monthsOf({ startedOn, completedOn })).toBe(months))

  it.each([
    ['100.00', '30.25'],
    ['0.00', '0.00'],
    [null, null],
    ['', null],
  ])('is %s m² or %s tsubo', (area, tsubo) => expect(tsuboOf(area)).toBe(tsubo))

  it('tells the public the month in which it began', () => {
    expect(monthOf('2026-04-18')).toBe('2026-04')
    expect(monthOf(null)).toBeNull()
  })
})
