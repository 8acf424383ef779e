import { afterEach, expect, it } from 'vitest'
import { placeOf, recordVisit, visitedPlaces } from './visits.ts'

const DAY = 24 * 60 * 60 * 1000
const ACCOUNT = 'visitor'

afterEach(() => localStorage.clear())

const places = (now: number) => visitedPlaces(ACCOUNT, now).map(({ to }) => to)

it.each([
  ['/captain', null],
  ['/auth/login', null],
  ['/captain/article', '/captain/article'],
  ['/captain/tenant/cafe/food', '/captain/tenant/cafe/food'],
  ['/captain/tenant/cafe/food/01M81FNQT8Y6QEDZX5HDWMFF3B/edit', '/captain/tenant/cafe/food'],
  ['/captain/tenant/cafe/today', '/captain/tenant/cafe/today'],
])('a visit of %s counts for %s', (path, place) => expect(placeOf(path)).toBe(place))

it('puts what is used most first, and lets what was used long ago fade', () => {
  const now = Date.now()
  for (let visit = 0; visit < 4; visit += 1) recordVisit(ACCOUNT, '/captain/tenant/cafe/drink', now - 60 * DAY)
  for (let visit = 0; visit < 2; visit += 1) recordVisit(ACCOUNT, '/captain/tenant/cafe/food', now)
  recordVisit(ACCOUNT, '/captain/article', now)
  expect(places(now)).toEqual(['/captain/tenant/cafe/food', '/captain/article', '/captain/tenant/cafe/drink'])
  expect(places(now - 60 * DAY)[0]).toBe('/captain/tenant/cafe/drink')
})

it('remembers thirty places and survives what it did not store', () => {
  for (let place = 0; place < 40; place += 1) recordVisit(ACCOUNT, `/captain/tenant/t${place}/food`)
  expect(visitedPlaces(ACCOUNT)).toHaveLength(30)
  localStorage.setItem(`captain-visits/${ACCOUNT}`, '[{"to":1},null')
  expect(visitedPlaces(ACCOUNT)).toEqual([])
})
