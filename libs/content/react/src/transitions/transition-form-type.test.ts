import { defineContentType, int, select, text, transitionIn, type Transition } from '@captain/content-core'
import { expect, it } from 'vitest'
import { maxOf, transitionFormType } from './transition-form-type.ts'

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

const methods = { cash: [], bank: ['payer'] } as const
const parcel = defineContentType({
  name: 'parcel',
  workflow: 'order',
  screens: ['list', 'preview-by-id'],
  group: 'inbox',
  icon: 'receipt',
  title: 'number',
  columns: ['number'],
  sections: { sums: ['number'] },
  transitions: {
    markPaid: { accepts: ['payer'], asks: ({ method }) => methods[method] },
    ship: { requires: ({ method }) => (method === 'cash' ? [] : ['carrier']) },
  },
  warnings: [
    { path: 'payer', rule: 'custom', test: () => true },
    { path: 'number', rule: 'custom', test: () => true },
  ],
  fields: {
    number: text({ maxBytes: 20, required: true }),
    method: select({ options: ['cash', 'bank'], required: true }),
    payer: text({ maxBytes: 20 }),
    paymentReference: text({ maxBytes: 20 }),
    carrier: text({ maxBytes: 20 }),
  },
})
const steps = (...names: readonly Transition[]) =>
  names.flatMap((name) => {
    const definition = transitionIn('order', name)
    return definition === null ? [] : [{ name, definition, isForward: true }]
  })

it('asks for what the values of the record need, for each transition of the act', () => {
  const asked = (names: readonly Transition[], method: 'cash' | 'bank', omits: readonly string[] = []) =>
    Object.keys(transitionFormType(parcel, steps(...names), { method }, omits).fields)
  expect(asked(['markPaid'], 'bank')).toEqual(['payer', 'note'])
  expect(asked(['markPaid'], 'cash')).toEqual(['note'])
  expect(asked(['markPaid'], 'bank', ['payer'])).toEqual(['note'])
  expect(asked(['markPaid', 'prepare', 'ship'], 'bank')).toEqual(['payer', 'carrier', 'note'])
  expect(transitionFormType(parcel, steps('markPaid', 'prepare', 'ship'), { method: 'bank' }).fields).toMatchObject({
    payer: { required: 'optional' },
    carrier: { required: 'save' },
  })
})

it('keeps the warnings of the fields that it asks for', () => {
  expect(transitionFormType(parcel, steps('markPaid'), { method: 'bank' }).warnings.map(({ path }) => path)).toEqual(['payer'])
})
