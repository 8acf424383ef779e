import { expect, test } from 'vitest'
import { fiscalYearOf, fiscalYearRange } from './fiscal-year.ts'

test.each([
  ['2026-04-01', 2026],
  ['2027-03-31', 2026],
  ['2026-03-31', 2025],
  ['2026-12-31', 2026],
  ['2027-01-01', 2026],
  ['2028-02-29', 2027],
  ['2026-03-31T14:59:59Z', 2025],
  ['2026-03-31T15:00:00Z', 2026],
])('%s is in the fiscal year %i', (value, year) => {
  expect(fiscalYearOf(value)).toBe(year)
})

test('a fiscal year has its first and last day', () => {
  expect(fiscalYearRange(2026)).toEqual({ from: '2026-04-01', to: '2027-03-31' })
})
