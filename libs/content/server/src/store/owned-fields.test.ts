import type { AnyContentType } from '@captain/content-core'
import { decimal, defineContentType, text } from '@captain/content-core'
import { expect, it } from 'vitest'
import { SYSTEM_AUTHOR, type Author } from './author.ts'
import { canSetOwnerOnly, forbiddenOwnerOnlyFields, recordForAuthor } from './owned-fields.ts'

const work: AnyContentType = defineContentType({
  name: 'work',
  workflow: 'plain',
  screens: ['list', 'new', 'edit'],
  group: 'content',
  icon: 'tool',
  title: 'name',
  columns: ['name'],
  sections: { basic: ['name', 'amount'] },
  fields: { name: text({ maxBytes: 30, required: true }), amount: decimal({ scale: 2, restrictedTo: 'owner' }) },
})

const account: Author = { id: 'a', name: '担当', requestId: null }
const owner: Author = { ...account, role: 'owner' }

it.each([
  ['an owner', owner, true],
  ['the server itself', SYSTEM_AUTHOR, true],
  ['an editor', { ...account, role: 'editor' as const }, false],
  ['an account of which nobody says what it is', account, false],
  ['a key, whatever its role', { ...SYSTEM_AUTHOR, keyId: 'k', sender: 'key/k', role: 'owner' as const }, false],
  ['a visitor', { ...SYSTEM_AUTHOR, sender: 'v' }, false],
])('what is the owners’ alone is read and set by %s: %o', (_who, author, isAllowed) => {
  expect(canSetOwnerOnly(author)).toBe(isAllowed)
  expect(recordForAuthor(author, work, { name: '平屋', amount: '12.00' })).toEqual({ name: '平屋', amount: isAllowed ? '12.00' : null })
  expect(forbiddenOwnerOnlyFields(author, work, { name: '平屋', amount: '13.00' }, { amount: '12.00' })).toHaveLength(isAllowed ? 0 : 1)
})

it('is refused only where it would change', () => {
  const before = { name: '平屋', amount: '12.00' }
  expect(forbiddenOwnerOnlyFields(account, work, { name: '離れ', amount: '12.00' }, before)).toEqual([])
  expect(forbiddenOwnerOnlyFields(account, work, { name: '離れ', amount: null }, null)).toEqual([])
  expect(forbiddenOwnerOnlyFields(account, work, { name: '離れ', amount: null }, before)).toEqual([
    { path: 'amount', rule: 'readOnly', params: {} },
  ])
})
