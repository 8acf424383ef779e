import { expect, it } from 'vitest'
import { addDays } from './add-days.ts'

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-11-22', 0, '2026-11-22'],
])('%s and %i days is %s', (day, count, expected) => expect(addDays(day, count)).toBe(expected))
