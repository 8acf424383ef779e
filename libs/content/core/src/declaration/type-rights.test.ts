import type { CustomRole, TypeRights } from '@captain/auth-core'
import { expect, test } from 'vitest'
import { boolean } from '../fields/boolean.ts'
import { int } from '../fields/int.ts'
import { text } from '../fields/text.ts'
import { defineContentType } from './content-type.ts'
import { fieldAccessIn, mayDo, typeForRole } from './type-rights.ts'

const tea = defineContentType({
  name: 'tea',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'menu',
  icon: 'leaf',
  title: 'name',
  columns: ['name', 'cost'],
  filters: ['cost'],
  defaultSort: ['sortOrder'],
  sections: { basic: ['name', 'cost', 'isRare'], publish: ['isPublished'] },
  fields: { name: text({ maxBytes: 90, required: true, localized: true, public: true }), cost: int({}), isRare: boolean({}) },
})

const roleWith = (rights: Partial<TypeRights>): CustomRole => ({
  key: 'trial',
  names: { ja: '検査', en: 'Trial' },
  media: false,
  types: { tea: { operations: ['read'], languages: null, fields: {}, otherFields: 'write', ...rights } },
})

test('a role knows no hidden field, in lists or elsewhere', () => {
  const seen = typeForRole(tea, roleWith({ fields: { cost: 'hidden', name: 'hidden' } }))
  expect(Object.keys(seen.fields)).not.toContain('cost')
  expect(Object.keys(seen.fields)).toContain('name')
  expect([seen.columns, seen.filters, seen.sections['basic']]).toEqual([['name'], [], ['name', 'isRare']])
})

test('nothing is granted without the right to read, or on types of owners', () => {
  expect(mayDo(typeForRole(tea, roleWith({ operations: ['update'] })), 'viewer', 'update')).toBe(false)
  const owned = { ...tea, access: { read: 'viewer', write: 'owner', export: 'owner' } } as const
  const seen = typeForRole(owned, roleWith({ operations: ['read', 'update', 'export'] }))
  expect(seen.rights?.operations).toEqual(['read'])
})

test('the same role gets the same type', () => {
  const role = roleWith({})
  expect(typeForRole(tea, role)).toBe(typeForRole(tea, role))
  expect(typeForRole(tea, null)).toBe(tea)
})

test('the toggle belongs to the right to publish, other values to the right to update', () => {
  const { rights } = typeForRole(tea, roleWith({ operations: ['read', 'publish'] }))
  expect(rights && fieldAccessIn(tea, rights, 'isPublished', 'change')).toBe('write')
  expect(rights && fieldAccessIn(tea, rights, 'cost', 'change')).toBe('read')
})
