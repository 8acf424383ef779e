import { describe, expect, it } from 'vitest'
import { amountWithTax } from './tax.ts'

describe('amountWithTax', () => {
  it.each([
    [{ amount: 1100, taxMode: 'included' }, '10.0', 'floor', 1100],
    [{ amount: 1000, taxMode: 'excluded' }, '10.0', 'floor', 1100],
    [{ amount: 999, taxMode: 'excluded' }, '8.0', 'floor', 1078],
    [{ amount: 999, taxMode: 'excluded' }, '8.0', 'round', 1079],
    [{ amount: 999, taxMode: 'excluded' }, '8.0', 'ceil', 1079],
    [{ amount: 9_999_999, taxMode: 'excluded' }, '10.0', 'floor', 10_999_998],
  ] as const)('%o at %s%% rounded by %s is %i', (price, percent, rounding, total) => {
    expect(amountWithTax(price, percent, rounding)).toBe(total)
  })
})
