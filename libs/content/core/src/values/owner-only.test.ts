import { describe, expect, it } from 'vitest'
import { defineContentType, type AnyContentType } from '../declaration/content-type.ts'
import { decimal } from '../fields/decimal.ts'
import { text } from '../fields/text.ts'
import { omitOwnerOnly } from './owner-only.ts'
import { typeVisibleTo } from './visible-type.ts'

const work: AnyContentType = defineContentType({
  name: 'work',
  workflow: 'plain',
  screens: ['list', 'new', 'edit'],
  group: 'content',
  icon: 'tool',
  title: 'name',
  columns: ['name'],
  sections: { basic: ['name', 'amount'], notes: ['note'] },
  fields: {
    name: text({ maxBytes: 30, required: true }),
    amount: decimal({ scale: 2, restrictedTo: 'owner' }),
    note: text({ maxBytes: 30, localized: true, restrictedTo: 'owner' }),
  },
})

describe('what only owners read', () => {
  it('is empty in records of others', () => {
    expect(omitOwnerOnly(work, { id: '1', name: '平屋', amount: '12.00', note: { ja: '内緒', en: 'secret' } })).toEqual({
      id: '1',
      name: '平屋',
      amount: null,
      note: { ja: null, en: null },
    })
    expect(omitOwnerOnly(work, { name: '平屋' })).toEqual({ name: '平屋' })
  })

  it('is no field to them', () => {
    const seen = typeVisibleTo(work, 'editor')
    expect(Object.keys(seen.fields)).toEqual(['name'])
    expect(seen.sections).toEqual({ basic: ['name'], notes: [] })
    expect(typeVisibleTo(work, 'viewer')).toBe(seen)
    expect(typeVisibleTo(work, 'owner')).toBe(work)
  })
})
