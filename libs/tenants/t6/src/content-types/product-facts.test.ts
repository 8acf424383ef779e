import { describe, expect, it } from 'vitest'
import { availabilityOf, saleStateOf, skusOf, stockShownOf, stockTotalOf, stockWordOf } from './product-facts.ts'

const NOW = new Date('2026-11-21T03:00:00.000Z')
const on = { isPublished: true, stockManaged: true, stock: 9, stockAlert: 5 }

describe('facts of a product', () => {
  it.each([
    ['hidden', { isPublished: false }],
    ['before', { saleFrom: '2026-11-21T03:00:00.001Z' }],
    ['onSale', { saleFrom: '2026-11-21T03:00:00.000Z' }],
    ['ended', { saleUntil: '2026-11-21T03:00:00.000Z' }],
    ['onSale', { saleUntil: '2026-11-21T03:00:00.001Z' }],
    ['soldOut', { stock: 0 }],
    ['onSale', { stock: 0, stockManaged: false }],
  ] as const)('is %s with %j', (state, changes) => expect(saleStateOf({ ...on, ...changes }, NOW)).toBe(state))

  it.each([
    ['inStock', 6],
    ['fewLeft', 5],
    ['soldOut', 0],
  ] as const)('tells the public %s of %i pieces', (availability, stock) => expect(availabilityOf({ ...on, stock })).toBe(availability))

  it.each([
    [{ stock: 6 }, 6, null],
    [{ stock: 5 }, 5, 'fewLeft'],
    [{ stock: 0 }, 0, 'soldOut'],
    [{ stock: 0, stockManaged: false }, null, 'uncounted'],
  ] as const)('lists %j as %s with the word %s', (changes, shown, word) => {
    const values = { ...on, ...changes }
    expect(stockShownOf(values)).toBe(shown)
    expect(stockWordOf({ stockTotal: shown, availability: availabilityOf(values) })).toBe(word)
  })

  it('adds up variants only where there are any', () => {
    const variants = [
      { sku: 'A', stock: 2 },
      { sku: 'B', stock: 3 },
    ]
    expect(stockTotalOf({ ...on, hasVariants: true, variants })).toBe(5)
    expect(stockTotalOf({ ...on, hasVariants: false, variants })).toBe(9)
    expect(skusOf({ sku: 'S', hasVariants: true, variants })).toEqual(['S', 'A', 'B'])
  })
})
