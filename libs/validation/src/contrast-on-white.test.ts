import { expect, it } from 'vitest'
import { contrastOnWhite } from './contrast-on-white.ts'

it.each([
  ['#000000', 21],
  ['#ffffff', 1],
  ['#B4531F', 5.03],
  ['#777777', 4.48],
])('%s has a contrast of %d on white', (color, ratio) => {
  expect(contrastOnWhite(color)).toBeCloseTo(ratio, 1)
})

it('has none for what is no colour', () => {
  expect(contrastOnWhite('red')).toBeNull()
})
