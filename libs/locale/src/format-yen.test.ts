import { expect, test } from 'vitest'
import { formatPublicYen, formatTaxIncluded, formatYen } from './format-yen.ts'

test.each([
  [0, '¥0', '0円'],
  [1234, '¥1,234', '1,234円'],
  [-1234, '-¥1,234', '-1,234円'],
  [9999999, '¥9,999,999', '9,999,999円'],
])('%i yen', (amount, screen, page) => {
  expect([formatYen(amount), formatPublicYen('ja', amount), formatPublicYen('en', amount)]).toEqual([screen, page, screen])
})

test('a price for consumers includes tax, and may tell what it is without', () => {
  expect([formatTaxIncluded('ja', 1100), formatTaxIncluded('en', 1100)]).toEqual(['1,100円(税込)', '¥1,100 (tax included)'])
  expect([formatTaxIncluded('ja', 1100, 1000), formatTaxIncluded('en', 1100, 1000)]).toEqual([
    '1,000円(税込1,100円)',
    '¥1,000 (¥1,100 with tax)',
  ])
})
