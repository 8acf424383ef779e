import { expect, test } from 'vitest'
import { CENTRE, moved, placeIn, placeOf, pointOf } from './focal-point.ts'

test.each([
  [null, { x: 50, y: 50 }],
  [
    { x: '0.00', y: '1.00' },
    { x: 0, y: 100 },
  ],
  [
    { x: '0.29', y: '0.57' },
    { x: 29, y: 57 },
  ],
])('%j is shown at %j and kept the same', (point, place) => {
  expect(placeOf(point)).toEqual(place)
  expect(pointOf(place)).toEqual(point)
})

test('a place stays in the picture', () => {
  expect(moved(CENTRE, { x: -80 })).toEqual({ x: 0, y: 50 })
  expect(moved(CENTRE, { y: 80 })).toEqual({ x: 50, y: 100 })
  const box = { left: 100, top: 200, width: 400, height: 200 }
  expect(placeIn(box, 200, 250)).toEqual({ x: 25, y: 25 })
  expect(placeIn(box, 50, 900)).toEqual({ x: 0, y: 100 })
})
