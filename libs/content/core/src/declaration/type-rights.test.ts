import type { CustomRole, TypeRights } from '@captain/auth-core'
import { describe, expect, test } from 'vitest'
import { boolean } from '../fields/boolean.ts'
import { date } from '../fields/date.ts'
import { int } from '../fields/int.ts'
import { list } from '../fields/list.ts'
import { phone } from '../fields/phone.ts'
import { slug } from '../fields/slug.ts'
import { text } from '../fields/text.ts'
import type { Values } from '../values/values.ts'
import { defineContentType } from './content-type.ts'
import { secret } from '../fields/secret.ts'
import { fieldAccess, fieldAccessIn, hiddenFields, mayDo, mayTransition, typeForRole } from './type-rights.ts'

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

const guest = defineContentType({
  name: 'guest',
  workflow: 'plain',
  screens: ['list', 'new', 'edit'],
  group: 'inbox',
  icon: 'user',
  title: 'code',
  columns: ['code', 'who'],
  filters: ['who'],
  sections: { basic: ['code', 'who', 'phones', 'card'] },
  fields: {
    code: text({ maxBytes: 30, required: true }),
    who: text({ maxBytes: 90, personal: true }),
    phones: list({ max: 3, of: { number: phone({ personal: true }) } }),
    card: secret({ maxBytes: 90, revealable: true }),
  },
})

const ALL = ['read', 'create', 'update', 'delete'] as const

test('personal data and secrets that are revealed are seen only by the roles that name them', () => {
  const rights = { operations: ALL, languages: null, fields: {}, otherFields: 'write' } as const
  expect(hiddenFields(guest, rights)).toEqual(['who', 'phones', 'card'])
  expect(Object.keys(typeForRole(guest, { ...roleWith({}), types: { '*': rights } }).fields)).toEqual(['code'])
  const named = { ...rights, operations: ['read'], fields: { who: 'read', phones: 'write' } } as const
  expect(['code', 'who', 'phones', 'card'].map((name) => fieldAccess(guest, named, name))).toEqual(['write', 'read', 'write', 'hidden'])
  const seen = typeForRole(guest, { ...roleWith({}), types: { guest: named } })
  expect([Object.keys(seen.fields), seen.columns, seen.filters]).toEqual([['code', 'who', 'phones'], ['code', 'who'], ['who']])
})

test('a search leaves personal data out where a role hides some of it', () => {
  const hiddenBy = (fields: TypeRights['fields']) =>
    typeForRole(guest, { ...roleWith({}), types: { guest: { operations: ['read'], languages: null, fields, otherFields: 'write' } } })
      .hidden
  expect(hiddenBy({})).toBe('personal')
  expect(hiddenBy({ who: 'read', phones: 'read' })).toBe('none')
  expect(typeForRole(tea, roleWith({ fields: { cost: 'hidden' } })).hidden).toBe('any')
})

test('a computed field is hidden with a field from which it follows, unless the role names it', () => {
  const priced = defineContentType({
    name: 'priced',
    workflow: 'plain',
    screens: ['list', 'new', 'edit'],
    group: 'menu',
    icon: 'leaf',
    title: 'name',
    columns: ['name', 'margin'],
    sections: { basic: ['name', 'cost', 'price', 'margin', 'share'] },
    fields: {
      name: text({ maxBytes: 90, required: true }),
      cost: int({}),
      price: int({}),
      margin: int({ compute: ({ price, cost }) => (price === null || cost === null ? null : Number(price) - Number(cost)) }),
      share: int({ compute: ({ price }) => (price === null ? null : 10) }),
    },
  })
  const rights = { operations: ['read'], languages: null, fields: { cost: 'hidden' }, otherFields: 'write' } as const
  expect(hiddenFields(priced, rights)).toEqual(['cost', 'margin'])
  expect(hiddenFields(priced, { ...rights, fields: { cost: 'hidden', margin: 'read' } })).toEqual(['cost'])
})

describe('a rule about a hidden field', () => {
  const season = defineContentType({
    name: 'season',
    workflow: 'publish',
    screens: ['list', 'new', 'edit'],
    group: 'menu',
    icon: 'leaf',
    title: 'name',
    columns: ['name'],
    sections: { basic: ['name', 'slug', 'from', 'until', 'stock', 'consent', 'voice'], publish: ['publishFrom', 'publishUntil'] },
    checks: [
      { path: 'until', rule: 'endNotBeforeStart', test: ({ from, until }) => from === null || until === null || until >= from },
      {
        path: 'stock',
        rule: 'custom',
        params: ({ from }) => ({ ja: `${from}`, en: `${from}` }),
        test: ({ stock }, before) => stock !== 1 || before?.stock === 1,
      },
      { path: 'voice', rule: 'custom', stage: 'publish', test: ({ voice, consent }) => voice === null || consent },
    ],
    fields: {
      name: text({ maxBytes: 90, required: true }),
      slug: slug({ required: true, from: 'name' }),
      from: date({}),
      until: date({}),
      stock: int({}),
      consent: boolean({}),
      voice: text({ maxBytes: 90 }),
    },
  })
  const seenWithout = (...hidden: readonly string[]) => {
    const operations = ['read', 'create', 'update', 'publish'] as const
    const rights: TypeRights = {
      operations,
      languages: null,
      fields: Object.fromEntries(hidden.map((name) => [name, 'hidden'])),
      otherFields: 'write',
    }
    return typeForRole(season, { ...roleWith({}), types: { season: rights } })
  }
  const fixedIn = ({ rights }: ReturnType<typeof seenWithout>) =>
    Object.keys(season.fields).filter((name) => rights !== undefined && fieldAccessIn(season, rights, name, 'change') === 'read')

  test('leaves the fields that it reads as they are, and no others', () => {
    expect(fixedIn(seenWithout())).toEqual([])
    expect(fixedIn(seenWithout('stock'))).toEqual(['from'])
    expect(fixedIn(seenWithout('from'))).toEqual(['until', 'stock'])
    expect(seenWithout('from').fields['until']?.inForm).toBe(false)
  })

  test('of publishing keeps the role from publishing', () => {
    expect(mayTransition(seenWithout('from'), 'viewer', 'publish')).toBe(true)
    expect(mayTransition(seenWithout('consent'), 'viewer', 'publish')).toBe(false)
    expect(mayTransition(seenWithout('consent'), 'viewer', 'archive')).toBe(true)
    expect(fixedIn(seenWithout('consent'))).toEqual(['voice'])
  })

  test('that asks for a field before a transition keeps the role from it', () => {
    const asking = { ...season, transitions: { archive: { requires: ({ stock }: Values) => (stock === null ? ['voice'] : []) } } }
    const rights: TypeRights = { operations: ['read', 'publish'], languages: null, fields: { stock: 'hidden' }, otherFields: 'write' }
    const seen = typeForRole(asking, { ...roleWith({}), types: { season: rights } })
    expect([mayTransition(seen, 'viewer', 'archive'), mayTransition(seen, 'viewer', 'publish')]).toEqual([false, true])
  })
})
