import { addDays } from '@captain/locale'
import { expect, it } from 'vitest'
import { workingDayAfter } from './days.ts'

it.each([
  ['2026-11-21', 0, [], '2026-11-21'],
  ['2026-11-21', 3, [], '2026-11-24'],
  ['2026-11-21', 3, ['2026-11-22', '2026-11-23'], '2026-11-26'],
  ['2026-12-30', 1, ['2026-12-31', '2027-01-01'], '2027-01-02'],
  ['2026-11-21', 0, ['2026-11-21'], '2026-11-22'],
] as const)('reaches from %s in %i working days without %j: %s', (day, count, closed, expected) =>
  expect(workingDayAfter(day, count, new Set(closed))).toBe(expected),
)

it('counts days over the end of a year', () => expect(addDays('2026-12-31', 1)).toBe('2027-01-01'))
