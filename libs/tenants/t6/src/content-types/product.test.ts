import { validate } from '@captain/content-core'
import { expect, it } from 'vitest'
import { product } from './product.ts'

const issuesOf = (values: Readonly<Record<string, unknown>>, stage: 'save' | 'publish' = 'save') => {
  const result = validate(product, { slug: 'x', name: { ja: '碗' }, ...values }, stage)
  return result.ok ? [] : result.issues.map(({ path, rule }) => `${path}:${rule}`)
}

it('tells what is missing, price and all, without stumbling over what is not there', () =>
  expect(issuesOf({ comparePrice: 100 })).toEqual(expect.arrayContaining(['price:requiredInput', 'comparePriceBasis:requiredInput'])))

it('shows a regular price only above the price', () =>
  expect(issuesOf({ price: { amount: 100 }, comparePrice: 100, comparePriceBasis: '根拠' })).toContain('comparePrice:more'))

it('asks for the whole label of food before it is published, and of nothing else', () => {
  const label = (category: string) => issuesOf({ category }, 'publish').filter((issue) => issue.startsWith('foodLabel'))
  expect(label('food')).toHaveLength(7)
  expect(label('cloth')).toEqual([])
})

it('asks for one default among variants', () => {
  const variant = { label: { ja: '藍' }, sku: 'A', priceDiff: 0, stock: 1, isDefault: false }
  expect(issuesOf({ hasVariants: true })).toContain('variants:minCount')
  expect(issuesOf({ hasVariants: true, variants: [variant] })).toContain('variants:exactlyOneTrue')
  expect(
    issuesOf({ hasVariants: true, variants: [{ ...variant, isDefault: true }] }).filter((issue) => issue.startsWith('variants')),
  ).toEqual([])
})
