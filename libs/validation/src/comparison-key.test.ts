import { expect, test } from 'vitest'
import { comparisonKey, widthComparisonKey } from './comparison-key.ts'

test.each([
  [' Taken ', 'taken'],
  ['　重複　', '重複'],
  ['カフェ'.normalize('NFD'), 'カフェ'],
  ['Ångström'.normalize('NFD'), 'ångström'],
  ['ＴＡＫＥＮ', 'ｔａｋｅｎ'],
  ['\u212a', 'k'],
  ['', ''],
])('%j is compared as %j', (text, key) => {
  expect(comparisonKey(text)).toBe(key)
  expect(comparisonKey(key)).toBe(key)
})

test.each([
  ['ＴＡＫＥＮ', 'taken'],
  ['　ｶﾞ　', 'ガ'],
  ['①', '1'],
])('%j is compared as %j where width is no difference', (text, key) => {
  expect(widthComparisonKey(text)).toBe(key)
  expect(widthComparisonKey(key)).toBe(key)
})
