import { expect, it } from 'vitest'
import { timeIssueOf } from './time-issue.ts'

const NOW = new Date('2026-11-24T00:00:00.000Z')
const PAST = '2026-11-01T00:00:00.000Z'
const SOON = '2026-12-01T00:00:00.000Z'
const LATER = '2026-12-30T15:00:00.000Z'
const none = { publishFrom: null, publishUntil: null }

it.each([
  ['start', null, none, 'missing'],
  ['end', null, none, null],
  ['start', '2026/12/99\n9:00', none, 'unreadable'],
  ['start', PAST, none, 'past'],
  ['end', PAST, none, 'past'],
  ['start', NOW.toISOString(), none, 'past'],
  ['start', SOON, none, null],
  ['start', LATER, { ...none, publishUntil: SOON }, 'afterEnd'],
  ['start', SOON, { ...none, publishUntil: SOON }, 'afterEnd'],
  ['start', SOON, { ...none, publishUntil: PAST }, null],
  ['end', SOON, { ...none, publishFrom: LATER }, 'beforeStart'],
  ['end', SOON, { ...none, publishFrom: SOON }, 'beforeStart'],
  ['end', LATER, { ...none, publishFrom: SOON }, null],
] as const)('judges the %s %s with %o as %s', (kind, at, times, issue) => {
  expect(timeIssueOf({ kind, at, times, now: NOW })).toBe(issue)
})
