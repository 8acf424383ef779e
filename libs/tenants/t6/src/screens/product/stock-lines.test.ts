import { describe, expect, it } from 'vitest'
import { StockRefused } from '../../errors.ts'
import { movedStock, stockLines, type Product } from './stock-lines.ts'

const plain = { sku: 'BOWL', hasVariants: false, variants: [], stock: 4 } as unknown as Product

const coloured = {
  sku: 'CLOTH',
  hasVariants: true,
  stock: 99,
  variants: [
    { sku: 'CLOTH-A', label: { ja: '藍', en: 'Indigo' }, stock: 18, isDefault: true },
    { sku: 'CLOTH-K', label: { ja: '柿', en: null }, stock: 7, isDefault: false },
  ],
} as unknown as Product

const refusalOf = (product: Product, by: Readonly<Record<string, number>>) => {
  try {
    movedStock(product, new Map(Object.entries(by)))
  } catch (error) {
    if (error instanceof StockRefused) return Object.fromEntries(error.left)
    throw error
  }
  return null
}

describe('what is counted of a product', () => {
  it('is each variant, in the language of the reader', () => {
    expect(stockLines(plain, 'ja')).toEqual([{ sku: 'BOWL', label: null, count: 4 }])
    expect(stockLines(coloured, 'en').map(({ label, count }) => [label, count])).toEqual([
      ['Indigo', 18],
      ['柿', 7],
    ])
  })
})

describe('stock that is moved', () => {
  it('comes on top of what there is and leaves all else of a variant alone', () => {
    expect(movedStock(plain, new Map([['BOWL', -4]]))).toEqual({ stock: 0 })
    expect(movedStock(coloured, new Map([['CLOTH-K', 3]]))).toEqual({
      variants: [coloured.variants[0], { ...coloured.variants[1], stock: 10 }],
    })
  })

  it('never goes below 0, and tells what is left', () => {
    expect(refusalOf(plain, { BOWL: -5 })).toEqual({ BOWL: 4 })
    expect(refusalOf(coloured, { 'CLOTH-A': -18, 'CLOTH-K': -8 })).toEqual({ 'CLOTH-K': 7 })
  })

  it('is refused where its variant is gone', () => {
    expect(refusalOf(coloured, { 'CLOTH-X': 1 })).toEqual({ 'CLOTH-X': null })
    expect(refusalOf(plain, { 'CLOTH-A': -1 })).toEqual({ 'CLOTH-A': null })
  })
})
