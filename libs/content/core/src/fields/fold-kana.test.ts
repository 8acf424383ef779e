import { expect, it } from 'vitest'
import { foldKana } from './fold-kana.ts'

it.each([
  ['カフェ・ラテ', 'かふぇ・らて'],
  ['ヴァイオリン', 'ゔぁいおりん'],
  ['ヶ月 カタカナ漢字 abc', 'ゖ月 かたかな漢字 abc'],
])('%s is folded to %s', (text, folded) => {
  expect(foldKana(text)).toBe(folded)
})
