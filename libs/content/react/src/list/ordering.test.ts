import { defineContentType, select, text, type AnyRecord } from '@captain/content-core'
import { describe, expect, it } from 'vitest'
import { readAddress } from './list-address.ts'
import { isOrderable, movedTo, neighbourOf } from './ordering.tsx'
import { inOrder } from './in-order.ts'

const type = defineContentType({
  name: 'faq',
  workflow: 'toggle',
  screens: ['list'],
  group: 'content',
  icon: 'help',
  title: 'question',
  columns: ['question', 'isPublished'],
  defaultSort: ['category', 'sortOrder'],
  sections: { basics: ['question', 'category', 'isPublished'] },
  fields: { question: text({ required: true, maxBytes: 60 }), category: select({ options: ['a', 'b'], required: true }) },
})

const record = (id: string, category: string): AnyRecord => ({
  id,
  category,
  createdAt: '',
  createdBy: null,
  updatedAt: '',
  updatedBy: null,
  localeUpdatedAt: { ja: null, en: null },
  lockVersion: 1,
  deletedAt: null,
  state: 'off',
})

const items = [record('a1', 'a'), record('a2', 'a'), record('b1', 'b'), record('a3', 'a')]

describe('ordering by hand', () => {
  it('is offered in the declared order only', () => {
    expect(isOrderable(type, readAddress(type, {}).state)).toBe(true)
    expect(isOrderable(type, readAddress(type, { 'f.isPublished': 'true' }).state)).toBe(true)
    expect(isOrderable(type, readAddress(type, { sort: 'question' }).state)).toBe(false)
    expect(isOrderable(type, readAddress(type, { q: 'コーヒー' }).state)).toBe(false)
    expect(isOrderable({ ...type, defaultSort: ['-updatedAt'] }, readAddress(type, {}).state)).toBe(false)
  })

  it('is offered to a type with another order once its list is sorted by place', () => {
    const recent = { ...type, columns: [...type.columns, 'sortOrder'], defaultSort: ['-updatedAt'] }
    expect(isOrderable(recent, readAddress(recent, { sort: 'sortOrder' }).state)).toBe(true)
    expect(isOrderable(recent, readAddress(recent, { sort: '-sortOrder' }).state)).toBe(false)
    expect(isOrderable(recent, readAddress(recent, { sort: 'sortOrder', q: 'コーヒー' }).state)).toBe(false)
    // Positions of different categories are not one order.
    expect(isOrderable({ ...recent, defaultSort: type.defaultSort }, readAddress(recent, { sort: 'sortOrder' }).state)).toBe(false)
  })

  it('moves a record within its category only', () => {
    expect(movedTo(type, items, 'a1', 'a3')).toEqual(['a2', 'a3', 'a1'])
    expect(movedTo(type, items, 'a3', 'a1')).toEqual(['a3', 'a1', 'a2'])
    expect(movedTo(type, items, 'a1', 'b1')).toBeNull()
    expect(movedTo(type, items, 'a1', 'a1')).toBeNull()
  })

  it('knows the neighbours of a record and the ends', () => {
    expect(neighbourOf(type, items, record('a2', 'a'), 1)).toBe('a3')
    expect(neighbourOf(type, items, record('a1', 'a'), -1)).toBeNull()
    expect(neighbourOf(type, items, record('b1', 'b'), 1)).toBeNull()
  })

  it('shows the new order in the places that the moved ones had', () => {
    expect(inOrder(items, ['a3', 'a1', 'a2']).map(({ id }) => id)).toEqual(['a3', 'a1', 'b1', 'a2'])
  })
})
