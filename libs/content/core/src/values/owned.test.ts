import { describe, expect, it } from 'vitest'
import { defineContentType, type AnyContentType } from '../declaration/content-type.ts'
import { decimal } from '../fields/decimal.ts'
import { text } from '../fields/text.ts'
import { typeSeenBy, withoutOwned } from './owned.ts'

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
    amount: decimal({ scale: 2, readBy: 'owner' }),
    note: text({ maxBytes: 30, localized: true, readBy: 'owner' }),
  },
})

describe('what only owners read', () => {
  it('is empty in records of others', () => {
    expect(withoutOwned(work, { id: '1', name: '平屋', amount: '12.00', note: { ja: '内緒', en: 'secret' } })).toEqual({
      id: '1',
      name: '平屋',
      amount: null,
      note: { ja: null, en: null },
    })
    expect(withoutOwned(work, { name: '平屋' })).toEqual({ name: '平屋' })
  })

  it('is no field to them', () => {
    const seen = typeSeenBy(work, 'editor')
    expect(Object.keys(seen.fields)).toEqual(['name'])
    expect(seen.sections).toEqual({ basic: ['name'], notes: [] })
    expect(typeSeenBy(work, 'viewer')).toBe(seen)
    expect(typeSeenBy(work, 'owner')).toBe(work)
  })
})
