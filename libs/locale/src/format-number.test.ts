import { expect, test } from 'vitest'
import { formatNumber } from './format-number.ts'
import { growthOf } from './testing/growth.ts'

test.each([
  [0, '0'],
  [1234567, '1,234,567'],
  [-1234.5, '-1,234.5'],
  [0.1 + 0.2, '0.3'],
  ['1234.50', '1,234.50'],
  ['9999999999999.999', '9,999,999,999,999.999'],
  ['-0.125', '-0.125'],
  ['-1234567', '-1,234,567'],
  [-0, '0'],
  [-0.0004, '0'],
  ['-0', '0'],
  ['-0.00', '0.00'],
  ['-0.001', '-0.001'],
  ['0.12345', '0.12345'],
  // Exceeds the precision of a float.
  ['9007199254740993', '9,007,199,254,740,993'],
  [9007199254740993n, '9,007,199,254,740,993'],
  ['12345678901234567890.000', '12,345,678,901,234,567,890.000'],
] as const)('%s is written %s', (value, shown) => {
  expect(formatNumber(value)).toBe(shown)
})

test('a long text takes linear time', async () => {
  const long = (zeros: number) => `1${'0'.repeat(zeros)}` as const
  expect(await growthOf(600, long, (text) => formatNumber(text as `${number}`))).toBeLessThan(10)
  expect(formatNumber(long(600_000) as `${number}`)).toHaveLength(600_001 + 200_000)
})
