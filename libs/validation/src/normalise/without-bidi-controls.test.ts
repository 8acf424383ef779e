import { expect, test } from 'vitest'
import { withoutBidiControls } from './without-bidi-controls.ts'

test.each([
  ['写真\u202egpj.exe', '写真gpj.exe'],
  ['\u202a090-1234-5678\u202c', '090-1234-5678'],
  ['\u2066港\u2069\u2067町\u2068\u202b\u202d', '港町'],
  ['שלום\u200f!', 'שלום\u200f!'],
  ['👩\u200d🍳', '👩\u200d🍳'],
  ['', ''],
])('%j is kept as %j', (text, kept) => {
  expect(withoutBidiControls(text)).toBe(kept)
})
