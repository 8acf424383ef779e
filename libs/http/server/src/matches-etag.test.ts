import { expect, test } from 'vitest'
import { matchesEtag } from './matches-etag.ts'

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
  expect(matchesEtag({ headers: new Headers(header === null ? {} : { 'if-none-match': header }) }, '"a"')).toBe(known)
})
