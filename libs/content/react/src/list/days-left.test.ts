import { expect, it } from 'vitest'
import { daysLeft } from './days-left.ts'

const now = new Date('2026-11-21T12:00:00.000Z')

it.each([
  ['2026-11-21T12:00:00.000Z', 30],
  ['2026-11-21T11:59:59.000Z', 29],
  ['2026-11-03T13:00:00.000Z', 12],
  ['2026-10-22T13:00:00.000Z', 0],
  ['2026-10-01T00:00:00.000Z', 0],
])('a record deleted at %s has %i days', (deletedAt, days) => {
  expect(daysLeft(deletedAt, now)).toBe(days)
})
