import { expect, test } from 'vitest'
import { ja } from '../messages/ja.ts'
import { fullWidthKana } from './full-width-kana.ts'
import { halfWidthCode } from './half-width-code.ts'
import { normaliserFor } from './normaliser-for.ts'
import { postalCodeForm } from './postal-code-form.ts'
import { trimmed } from './trimmed.ts'

test('the rules of a field choose its form', () => {
  expect(normaliserFor(['maxFullWidth', 'katakana'])).toBe(fullWidthKana)
  expect(normaliserFor(['phone'])).toBe(halfWidthCode)
  expect(normaliserFor(['slug'])?.('Ｈａｒｂｏｕｒー１')).toBe('Harbour-1')
  expect(normaliserFor(['halfWidth', 'postalCode'])).toBe(postalCodeForm)
  expect(normaliserFor(['url', 'startsWithUrl'])).toBe(trimmed)
})

test('names, prose and unknown rules keep what was typed', () => {
  expect(normaliserFor([])).toBeNull()
  expect(normaliserFor(['filePath', 'nonBlank', 'maxBytes', 'maxFullWidth', 'unique', 'toString'])).toBeNull()
})

test('no form is chosen by a rule on lists, dates or presence', () => {
  const choosing = Object.keys(ja).filter((code) => normaliserFor([code]) !== null)
  expect(choosing).not.toEqual(expect.arrayContaining(['requiredInput']))
  expect(choosing.filter((code) => /^required|Count$|Date$|unique|rich|type|length/i.test(code))).toEqual([])
})
