import { describe, expect, it } from 'vitest'
import { axisEnd, partsOf } from './days-scale.ts'

const day = (published: number, received: number, saved: number) => ({ day: '2026-11-22', published, received, saved })

describe('the axis', () => {
  it.each([
    [0, 4],
    [3, 4],
    [5, 10],
    [11, 20],
    [26, 50],
    [51, 100],
    [100, 100],
    [101, 200],
    [2049, 2500],
  ])('for a day with %i ends at %i', (most, end) => {
    expect(axisEnd([day(0, 0, most), day(0, 0, 0)])).toBe(end)
  })
})

it('parts of a day stand on top of each other, empty ones nowhere', () => {
  expect(partsOf(day(2, 0, 3))).toEqual([
    { series: 'published', from: 0, size: 2 },
    { series: 'saved', from: 2, size: 3 },
  ])
  expect(partsOf(day(0, 0, 0))).toEqual([])
})
