import { expect, test } from 'vitest'
import { nfc } from './nfc.ts'

test.each([
  ['が'.normalize('NFD'), 'が'],
  ['é'.normalize('NFD'), 'é'],
  ['髙﨑㈱①ｱ１', '髙﨑㈱①ｱ１'],
  ['葛\u{e0100}', '葛\u{e0100}'],
  ['', ''],
])('%j is kept as %j', (text, kept) => {
  expect(nfc(text)).toBe(kept)
})
