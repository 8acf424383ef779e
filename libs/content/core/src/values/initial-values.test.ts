import { expect, it } from 'vitest'
import { initialFrom } from './initial-values.ts'

const at = (now: string) => ({ accountName: '大家 港一', now: new Date(now) })

it.each([
  ['2026-03-31T14:59:59Z', '2026-04-01', '2027-03-31'],
  ['2026-03-31T15:00:00Z', '2027-04-01', '2028-03-31'],
  ['2026-11-22T00:00:00Z', '2027-04-01', '2028-03-31'],
])('the fiscal year after %s begins on %s and ends on %s', (now, first, last) => {
  expect(initialFrom('nextFiscalYearStart', at(now))).toBe(first)
  expect(initialFrom('nextFiscalYearEnd', at(now))).toBe(last)
})

it('a record may start with who makes it, and when', () => {
  expect(initialFrom('accountName', at('2026-11-21T15:00:00Z'))).toBe('大家 港一')
  expect(initialFrom('today', at('2026-11-21T15:00:00Z'))).toBe('2026-11-22')
  expect(initialFrom('now', at('2026-11-21T15:00:00Z'))).toBe('2026-11-21T15:00:00.000Z')
})
