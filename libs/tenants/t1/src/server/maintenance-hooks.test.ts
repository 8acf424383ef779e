import { expect, it } from 'vitest'
import { completed, dueOf } from './maintenance-hooks.ts'
import type { MaintenanceSite } from './portal-records.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const [past, now, future] = ['2026-11-21T23:59:59.999Z', '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.001Z']
const OVER = { mode: 'off', startsAt: null, endsAt: null }

it.each<[MaintenanceSite['mode'], string | null, string | null, object | null]>([
  ['off', past, past, null],
  ['scheduled', future, null, null],
  ['scheduled', now, null, { mode: 'on' }],
  ['scheduled', past, future, { mode: 'on' }],
  ['scheduled', past, now, OVER],
  ['on', past, null, null],
  ['on', past, future, null],
  ['on', null, past, OVER],
])('of %s from %s to %s is due: %o', (mode, startsAt, endsAt, due) => expect(dueOf({ mode, startsAt, endsAt }, NOW)).toEqual(due))

it.each([
  ['on', null, now],
  ['on', '', now],
  ['on', future, now],
  ['on', past, past],
  ['on', 5, 5],
  ['scheduled', future, future],
  ['off', past, null],
])('of %s from %j is kept as beginning at %j', (mode, startsAt, kept) =>
  expect(completed({ mode, startsAt }, { mode: 'off' }, NOW)).toMatchObject({ mode, startsAt: kept }),
)

it.each([null, past, future])('of a maintenance that goes on the beginning is as it is set: %j', (startsAt) =>
  expect(completed({ mode: 'on', startsAt }, { mode: 'on' }, NOW)).toEqual({ mode: 'on', startsAt }),
)
