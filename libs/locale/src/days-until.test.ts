import { expect, it } from 'vitest'
import { daysUntil } from './days-until.ts'

it.each([
  ['2026-11-21T14:59:59Z', '2026-11-22', 1],
  ['2026-11-21T15:00:00Z', '2026-11-22', 0],
  ['2026-11-22T15:00:00Z', '2026-11-22', -1],
  ['2026-12-31T00:00:00Z', '2027-03-01', 60],
])('counts the nights at %s until %s by the calendar of Tokyo', (now, day, days) => {
  expect(daysUntil(day, new Date(now))).toBe(days)
})
