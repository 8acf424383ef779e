import { defineContentType, int, text } from '@captain/content-core'
import { expect, it } from 'vitest'
import { maxOf } from './transition-form-type.ts'

const sale = defineContentType({
  name: 'sale',
  workflow: 'order',
  screens: ['list', 'preview-by-id'],
  group: 'inbox',
  icon: 'receipt',
  title: 'number',
  columns: ['number'],
  sections: { sums: ['refunded'] },
  checks: [
    {
      path: 'refunded',
      rule: 'max',
      params: ({ total }) => ({ max: total }),
      test: ({ refunded, total }) => refunded === null || refunded <= (total ?? 0),
    },
  ],
  fields: { number: text({ maxBytes: 20, required: true }), total: int({}), refunded: int({}) },
})

it('the most that a number may be is what a check of its record says', () => {
  expect(maxOf(sale, 'refunded', { total: 6026 })).toBe(6026)
  expect(maxOf(sale, 'refunded', { total: null })).toBeNull()
  expect(maxOf(sale, 'total', { total: 6026 })).toBeNull()
})
