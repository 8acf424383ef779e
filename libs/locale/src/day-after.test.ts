import { expect, it } from 'vitest'
import { dayAfter } from './day-after.ts'

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-11-22', 0, '2026-11-22'],
])('%s and %i days is %s', (day, count, expected) => expect(dayAfter(day, count)).toBe(expected))
