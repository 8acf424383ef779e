import { expect, test } from 'vitest'
import { hashOfToken } from './token-hash.ts'
import { keyTokenIn, makeKeyToken } from './api-key-token.ts'

test('a token is 256 random bits behind a prefix, of which the hash and four characters are kept', () => {
  const { token, hash, lastFour } = makeKeyToken()
  expect(token).toMatch(/^cpt_[\w-]{43}$/)
  expect(hash).toEqual(hashOfToken(token))
  expect(hash.byteLength).toBe(32)
  expect(token.endsWith(lastFour)).toBe(true)
  expect(makeKeyToken().token).not.toBe(token)
})

test.each([
  ['Bearer cpt_abc', 'cpt_abc'],
  ['bearer cpt_abc ', 'cpt_abc'],
  ['Bearer cpt_', 'cpt_'],
  ["Bearer cpt_'; select 1", "cpt_'; select 1"],
  ['Bearer eyJ.a.b', null],
  ['Basic cpt_abc', null],
  ['cpt_abc', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the header %j brings the key %j', (header, token) => {
  expect(keyTokenIn(header)).toBe(token)
})
