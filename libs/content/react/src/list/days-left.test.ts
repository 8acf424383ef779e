import { expect, it } from 'vitest'
import { daysLeft } from './days-left.ts'

// 21:00 in Tokyo.
const now = new Date('2026-11-21T12:00:00.000Z')

it.each([
  ['2026-11-21T12:00:00.000Z', 30],
  ['2026-11-21T11:59:59.000Z', 30],
  ['2026-11-20T15:00:00.000Z', 30],
  ['2026-11-20T14:59:59.000Z', 29],
  ['2026-11-03T13:00:00.000Z', 12],
  // Purged tomorrow, at one o'clock in the night and an hour before midnight.
  ['2026-10-22T16:00:00.000Z', 1],
  ['2026-10-23T14:00:00.000Z', 1],
  // Purged an hour from now.
  ['2026-10-22T13:00:00.000Z', 0],
  // Overdue.
  ['2026-10-01T00:00:00.000Z', 0],
])('a record deleted at %s has %i days', (deletedAt, days) => {
  expect(daysLeft(deletedAt, now)).toBe(days)
})
