import { expect, test } from 'vitest'
import { fullWidthKana } from './full-width-kana.ts'

test.each([
  ['ｺﾛﾘ', 'コロリ'],
  ['ｶﾞｷﾞﾊﾟﾋﾟｳﾞ', 'ガギパピヴ'],
  ['ｼﾞｮﾝ･ﾚﾉﾝ', 'ジョン・レノン'],
  ['ｺｰﾋｰ', 'コーヒー'],
  ['ヤマダ　タロウ', 'ヤマダタロウ'],
  [' やまだ たろう\n', 'やまだたろう'],
  ['が'.normalize('NFD'), 'が'],
  ['ＡＢＣ１２３', 'ＡＢＣ１２３'],
  ['abc', 'abc'],
  ['山田', '山田'],
  ['', ''],
])('%j becomes %j', (text, kept) => {
  expect(fullWidthKana(text)).toBe(kept)
  expect(fullWidthKana(kept)).toBe(kept)
})
