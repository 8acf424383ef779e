import { expect, it } from 'vitest'
import { isPeriod, queryOfEvents } from './queries.ts'

const LIST = { q: '', sort: null, limit: 25, page: 1, after: [] } as const

it.each([
  ['2026-11-01..2026-11-21', { 'filter[from]': '2026-11-01', 'filter[until]': '2026-11-21' }],
  ['2026-11-01..', { 'filter[from]': '2026-11-01' }],
  ['..2026-11-21', { 'filter[until]': '2026-11-21' }],
])('the period %s is asked for by its ends', (at, query) => {
  expect(queryOfEvents({ ...LIST, filters: { at, action: 'login' } })).toEqual({ ...query, 'filter[action]': 'login' })
})

it('knows what is a period', () => {
  expect(['2026-11-01..2026-11-21', '2026-11-01..', '..2026-11-21', '..', '2026-11', 'x..y'].map(isPeriod)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
