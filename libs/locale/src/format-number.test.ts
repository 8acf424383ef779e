import { expect, test } from 'vitest'
import { formatNumber, formatYen } from './format-number.ts'

test.each([
  [0, '0'],
  [1234567, '1,234,567'],
  [-1234.5, '-1,234.5'],
  ['1234.50', '1,234.50'],
  ['9999999999999.999', '9,999,999,999,999.999'],
  ['-0.125', '-0.125'],
] as const)('%s is written %s', (value, shown) => {
  expect(formatNumber(value)).toBe(shown)
})

test.each([
  [0, '¥0'],
  [1234, '¥1,234'],
  [-1234, '-¥1,234'],
  [9999999, '¥9,999,999'],
])('%i yen are written %s', (amount, shown) => {
  expect(formatYen(amount)).toBe(shown)
})
