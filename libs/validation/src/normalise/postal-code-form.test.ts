import { expect, test } from 'vitest'
import { postalCodeForm } from './postal-code-form.ts'

test.each([
  ['1000001', '100-0001'],
  ['１００ー０００１', '100-0001'],
  ['〒１００−０００１', '100-0001'],
  ['〒 100 0001', '100-0001'],
  ['100-0001', '100-0001'],
  ['１００', '100'],
  ['10000011', '10000011'],
  ['', ''],
])('%j becomes %j', (text, kept) => {
  expect(postalCodeForm(text)).toBe(kept)
  expect(postalCodeForm(kept)).toBe(kept)
})
