import { describe, expect, it } from 'vitest'
import { sortableDecimal, sortableInteger } from './sortable-text.ts'

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

describe('sortable text', () => {
  it('orders integers as numbers', () => {
    const numbers = [-2147483648, -10, -9, -1, 0, 1, 9, 10, 2147483647]
    expect(numbers.toReversed().map(sortableInteger).toSorted(byText)).toEqual(numbers.map(sortableInteger))
  })

  it('orders decimals as numbers beyond the precision of a double', () => {
    const decimals = ['-0.5', '0', '0.001', '0.01', '0.1', '2', '10', '9999999999999.998', '9999999999999.999']
    expect(decimals.toReversed().map(sortableDecimal).toSorted(byText)).toEqual(decimals.map(sortableDecimal))
  })
})
