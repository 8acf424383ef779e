import { expect, test } from 'vitest'
import { parseDrillOptions } from './options.ts'

test('the options of a drill', () => {
  expect(parseDrillOptions(['kills', '--kills', '20', '--seed', '7', '--save'])).toEqual({
    name: 'kills',
    seconds: null,
    kills: 20,
    operations: null,
    seed: 7,
    save: true,
  })
})

test('no drill, and a seed that is reported', () => {
  expect(parseDrillOptions([], () => 42)).toMatchObject({ name: null, seed: 42, save: false })
})

test.each([
  [['kills', '--kills', 'many'], 'is not a whole number'],
  [['kills', '--seconds', '0'], 'is not a whole number'],
  [['kills', 'soak'], 'One drill runs at a time'],
  [['kills', '--hard'], 'hard'],
])('%j is refused', (parameters, message) => {
  expect(() => parseDrillOptions(parameters)).toThrow(message)
})
