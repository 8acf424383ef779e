import { expect, test } from 'vitest'
import { hasAlready } from './has-already.ts'

test.each([
  [null, false],
  ['"b"', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['', false],
  ['a', false],
])('of a reader that names %s', (header, known) => {
  expect(hasAlready({ headers: new Headers(header === null ? {} : { 'if-none-match': header }) }, '"a"')).toBe(known)
})
