import { expect, it } from 'vitest'
import { secondsUntil } from './ban-end.ts'

const now = Date.parse('2026-11-21T12:00:00+09:00')

it.each([
  ['none', '', null],
  ['1', '', 86_400],
  ['30', '', 30 * 86_400],
  ['date', '2026-11-21', 12 * 3600],
  ['date', '2026-11-23', (48 + 12) * 3600],
] as const)('a ban for %s %s ends after %s seconds', (length, day, seconds) => {
  expect(secondsUntil(length, day, now)).toBe(seconds)
})

it.each(['', '2026-11-20', 'x'])('a ban until %s is none', (day) => {
  expect(secondsUntil('date', day, now)).toBeUndefined()
})
