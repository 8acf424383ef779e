import { expect, it } from 'vitest'
import { romajiOf } from './romaji.ts'

it.each([
  ['みなとのあかり', 'minatonoakari'],
  ['カフェのメニュー', 'kafe no menyu'],
  ['しゃしんてん', 'shashinten'],
  ['ちょっとまって', 'chottomatte'],
  ['まっちゃラテ', 'matcha rate'],
  ['ウェルカムパーティー', 'werukamupati'],
  ['ジャズとふゆ', 'jazu tofuyu'],
  ['ヴァイオリン', 'vaiorin'],
  ['りょうり２０２６', 'ryouri2026'],
])('%s: %s', (text, expected) => {
  expect(romajiOf(text)).toBe(expected)
})

it.each(['港のあかり', 'Harbour', '2026', ''])('%s cannot be spelled', (text) => {
  expect(romajiOf(text)).toBeNull()
})
