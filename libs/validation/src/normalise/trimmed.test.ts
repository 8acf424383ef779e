import { expect, test } from 'vitest'
import { trimmed } from './trimmed.ts'

test.each([
  [' https://cafe.example/ ', 'https://cafe.example/'],
  ['　@korori\n', '@korori'],
  ['a b', 'a b'],
])('%j becomes %j', (text, kept) => {
  expect(trimmed(text)).toBe(kept)
})
