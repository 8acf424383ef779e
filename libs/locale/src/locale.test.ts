import { expect, test } from 'vitest'
import { isLocale } from './locale.ts'

test.each([
  ['ja', true],
  ['en', true],
  ['JA', false],
  ['fr', false],
  ['', false],
  [null, false],
])('%s', (value, expected) => {
  expect(isLocale(value)).toBe(expected)
})
