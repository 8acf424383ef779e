import { expect, test } from 'vitest'
import { halfWidthCode } from './half-width-code.ts'

test.each([
  ['１２３', '123'],
  ['ＡＢｃ＿１', 'ABc_1'],
  ['０３ー１２３４ー５６７８', '03-1234-5678'],
  ['03−1234–5678', '03-1234-5678'],
  ['03‐1234—5678', '03-1234-5678'],
  ['０３－１２３４－５６７８', '03-1234-5678'],
  ['−３．５', '-3.5'],
  ['ＫＯＲＯＲＩ−１', 'KORORI-1'],
  ['ｋｏｒｏｒｉ＠ｃａｆｅ．ｅｘａｍｐｌｅ', 'korori@cafe.example'],
  ['　１００　', '100'],
  ['１　２', '1 2'],
  ['コーヒー', 'コーヒー'],
  ['ラーメン１', 'ラーメン1'],
  ['①㈱', '①㈱'],
  ['ｱｲｳ', 'ｱｲｳ'],
  ['', ''],
])('%j becomes %j', (text, kept) => {
  expect(halfWidthCode(text)).toBe(kept)
  expect(halfWidthCode(kept)).toBe(kept)
})
