import { expect, it } from 'vitest'
import { resemblesDanger } from './resembles-danger.ts'

it.each([
  ['#b3261e', true],
  ['#A8324A', true],
  ['#B4531F', true],
  ['#9C4221', true],
  ['#7A4A2B', false],
  ['#B3169B', false],
  ['#2E7D32', false],
  ['#475569', false],
])('%s: %s', (color, expected) => {
  expect(resemblesDanger(color)).toBe(expected)
})
