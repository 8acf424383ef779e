import { expect, test } from 'vitest'
import { corporateNumberCheckDigit } from './corporate-number-check-digit.ts'

test.each(['4011001098993', '7000012050002', '7010705000725', '2120901007402', '7123456789012', 'T7000012050002'])('%s fits', (text) => {
  expect(corporateNumberCheckDigit(text)).toBe(true)
})

test.each(['1234567890123', '0000000000000', '4011001098994', '4011001098983', '401100109899', '４011001098993', 'T', ''])(
  '%s does not fit',
  (text) => {
    expect(corporateNumberCheckDigit(text)).toBe(false)
  },
)
