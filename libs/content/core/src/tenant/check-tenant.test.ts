import { describe, expect, it } from 'vitest'
import { defineContentType, type AnyContentType } from '../declaration/content-type.ts'
import type { Fields } from '../fields/field.ts'
import { boolean } from '../fields/boolean.ts'
import { email } from '../fields/email.ts'
import { decimal } from '../fields/decimal.ts'
import { group } from '../fields/group.ts'
import { int } from '../fields/int.ts'
import { list } from '../fields/list.ts'
import { reference } from '../fields/reference.ts'
import { secret } from '../fields/secret.ts'
import { select } from '../fields/select.ts'
import { slug } from '../fields/slug.ts'
import { text } from '../fields/text.ts'
import { defineSubmission } from '../declaration/submission.ts'
import { checkTenant } from './check-tenant.ts'

const name = text({ maxBytes: 9 })

const declaredWith = (fields: Fields, changes: Partial<AnyContentType> = {}): AnyContentType => ({
  ...(defineContentType({
    name: 'tea',
    workflow: 'plain',
    screens: ['list'],
    group: 'menu',
    icon: 'leaf',
    title: 'name',
    columns: [],
    sections: { basic: ['name'] },
    fields: { name },
  }) as AnyContentType),
  fields: { name, ...fields },
  sections: { basic: ['name', ...Object.keys(fields)] },
  ...changes,
})

const declaring =
  (type: AnyContentType, tenant: { readonly slug?: string; readonly color?: string } = {}) =>
  () =>
    checkTenant({
      number: 98,
      slug: 'x',
      names: { ja: 'x', en: 'x' },
      abbreviation: 'X',
      color: '#000000',
      ...tenant,
      contentTypes: [type],
    })

const WRONG: readonly (readonly [message: string, type: AnyContentType])[] = [
  ['x.tea.indexed: names "kind", which is already a filter', declaredWith({ kind: name }, { filters: ['kind'], indexed: ['kind'] })],
  [
    'x.tea.columnFormats: names "kind", which is not a column',
    declaredWith({ kind: name }, { columnFormats: { kind: { secondary: 'name' } } }),
  ],
  ['x.tea.relationCounts.name: has the name of a field', declaredWith({}, { relationCounts: { name: { type: 'tea', field: 'name' } } })],
  [
    'x.tea.relationCounts.cups: counts "tea" by "name", which is not a reference to this type',
    declaredWith({}, { relationCounts: { cups: { type: 'tea', field: 'name' } } }),
  ],
  ['x.tea.was: names "tea", which is a content type', declaredWith({}, { was: 'tea' })],
  ['x.tea.was: is not a name in kebab-case', declaredWith({}, { was: 'Green Tea' })],
  [
    'x.tea.box: has a field that was "cup", which is another field',
    declaredWith({ box: group({ of: { cup: text({ maxBytes: 9 }), glass: text({ maxBytes: 9, was: 'cup' }) } }) }),
  ],
  [
    'x.tea.removedFields: names "box.cup", which is a field',
    declaredWith({ box: group({ of: { cup: text({ maxBytes: 9 }) } }) }, { removedFields: { 'box.cup': 'drop' } }),
  ],
  [
    'x.tea.removedFields: keeps "box.glass", but rows keep no values',
    declaredWith({ box: group({ of: { cup: text({ maxBytes: 9 }) } }) }, { removedFields: { 'box.glass': 'keep' } }),
  ],
  ['x.tea.removedFields: names "name.cup", which is not inside', declaredWith({}, { removedFields: { 'name.cup': 'drop' } })],
  ['x.tea.picture: was "name", which is a field', declaredWith({ picture: text({ maxBytes: 9, was: 'name' }) })],
  ['x.tea.picture: was "lockVersion", which is a field', declaredWith({ picture: text({ maxBytes: 9, was: 'lockVersion' }) })],
  [
    'x.tea: has two fields that were "photo"',
    declaredWith({ picture: text({ maxBytes: 9, was: 'photo' }), cover: text({ maxBytes: 9, was: 'photo' }) }),
  ],
  [
    'x.tea.removedFields: names "photo", which is a field, or the earlier name of one',
    declaredWith({ picture: text({ maxBytes: 9, was: 'photo' }) }, { removedFields: { photo: 'keep' } }),
  ],
  [
    'x.tea.kind: has the option "b", which it says is gone',
    declaredWith({ kind: select({ options: ['a', 'b'], optionsWere: { b: 'a' } }) }),
  ],
  [
    'x.tea.kind: replaces "c" by "d", which is not an option',
    declaredWith({ kind: select({ options: ['a', 'b'], optionsWere: { c: 'd' } }) }),
  ],
  ['x.tea.Name2: is not a name in camelCase', declaredWith({ Name2: name })],
  ['x.tea.lockVersion: has the name of a system field', declaredWith({ lockVersion: int({}) })],
  ['x.tea.to: refers to "gone"', declaredWith({ to: reference({ to: 'gone', onDelete: 'restrict' }) })],
  [
    'x.tea.rows.to: refers to "gone"',
    declaredWith({ rows: list({ max: 2, of: { to: reference({ to: 'gone', onDelete: 'restrict' }) } }) }),
  ],
  ['x.tea.to: is always required', declaredWith({ to: reference({ to: 'tea', onDelete: 'set-null', required: true }) })],
  ['x.tea.kind: has no options', declaredWith({ kind: select({ options: [] }) })],
  ['x.tea.kind: has the option "a" twice', declaredWith({ kind: select({ options: ['a', 'a'] }) })],
  ['x.tea.price: is at least 5 and at most 4', declaredWith({ price: int({ min: 5, max: 4 }) })],
  ['x.tea.size: is at least 10.0 and at most 9.0', declaredWith({ size: decimal({ scale: 1, min: '10.0', max: '9.0' }) })],
  ['x.tea.kind: has the default value "c"', declaredWith({ kind: select({ options: ['a'], defaultValue: 'c' as 'a' }) })],
  ['x.tea.key: is a secret and cannot be public', declaredWith({ key: { ...secret({ maxBytes: 9 }), visibility: 'list' } })],
  ['x.tea.box.key: is a secret inside another field', declaredWith({ box: group({ of: { key: secret({ maxBytes: 9 }) } }) })],
  ['x.tea.box: is of a kind (group) that cannot be unique', declaredWith({ box: group({ of: { name }, unique: true }) })],
  ['x.tea.path: is generated from "titel"', declaredWith({ path: slug({ from: 'titel' }) })],
  ['x.Tea: is not a name in kebab-case', declaredWith({}, { name: 'Tea' })],
  ['x.tea.embeddedIn: names "gone"', declaredWith({}, { embeddedIn: 'gone' })],
  ['x.tea.columns: names "name" twice', declaredWith({}, { columns: ['name', 'name'] })],
  ['x.tea.defaultSort: names "name" twice', declaredWith({}, { defaultSort: ['name', '-name'] })],
  ['x.tea.defaultSort: names "gone"', declaredWith({}, { defaultSort: ['gone'] })],
  ['x.tea.filters: names "box"', declaredWith({ box: group({ of: { name } }) }, { filters: ['box'] })],
  ['x.tea.uniqueTogether: names "box"', declaredWith({ box: group({ of: { name } }) }, { uniqueTogether: [['name', 'box']] })],
  [
    'x.tea.cost: is restricted to owners and cannot be public',
    declaredWith({ cost: text({ maxBytes: 9, restrictedTo: 'owner', public: true }) }),
  ],
  ['x.tea.to: is of a kind (reference) that', declaredWith({ to: reference({ to: 'tea', onDelete: 'set-null', restrictedTo: 'owner' }) })],
  [
    'x.tea.rows.cost: is restricted to owners inside',
    declaredWith({ rows: list({ max: 2, of: { cost: text({ maxBytes: 9, restrictedTo: 'owner' }) } }) }),
  ],
  [
    'x.tea.cost: is restricted to owners, but lists show it',
    declaredWith({ cost: text({ maxBytes: 9, restrictedTo: 'owner' }) }, { defaultSort: ['cost'] }),
  ],
  ['x.tea.isTenantHome: has screens other than its settings', declaredWith({}, { isHome: true })],
  ['x.tea.sheetParent: names "gone"', declaredWith({}, { sheetParent: 'gone' })],
  ['x.tea.parent: names "gone"', declaredWith({}, { parent: { type: 'gone', field: 'name' } })],
  ['x.tea.publicPath: names "name", which is not a public field', declaredWith({}, { publicPath: '/tea/{name}' })],
  ['x.tea.publicDependsOn: names "name", which is not a required reference', declaredWith({}, { publicDependsOn: 'name' })],
  [
    'x.tea.publicDependsOn: names "of", but "tea" depends on another record itself',
    declaredWith({ of: reference({ to: 'tea', onDelete: 'cascade', required: true }) }, { publicDependsOn: 'of' }),
  ],
  ['x.tea.sections: names "name" twice', declaredWith({}, { sections: { basic: ['name', 'name'] } })],
  ['x.tea.sections: omits "name"', declaredWith({}, { sections: { basic: [] } })],
  ['x.tea.screens: previews by slug', declaredWith({}, { screens: ['preview-by-slug'] })],
  ['x.tea.checks: names "gone"', declaredWith({}, { checks: [{ path: 'gone', rule: 'requiredInput', params: {}, test: () => true }] })],
  [
    'x.tea.title: names "guest", which is personal data',
    declaredWith({ guest: text({ maxBytes: 9, personal: true }) }, { title: 'guest' }),
  ],
  [
    'x.tea.defaultSort: names "guest", which is personal data',
    declaredWith({ guest: text({ maxBytes: 9, personal: true }) }, { defaultSort: ['-guest'] }),
  ],
  ['x.tea.guest: is personal data and cannot be public', declaredWith({ guest: text({ maxBytes: 9, personal: true, public: true }) })],
  [
    'x.tea.guest: is personal data and cannot be unique in a type with a submission',
    declaredWith(
      { guest: text({ maxBytes: 9, personal: true, unique: true }) },
      { submission: defineSubmission({ fields: { guest: text({ maxBytes: 9 }) } }) },
    ),
  ],
  [
    'x.tea.before: filters options by "on", which is not a filter of "tea"',
    declaredWith({ on: boolean({}), before: reference({ to: 'tea', onDelete: 'set-null', filterOptions: { on: 'true' } }) }),
  ],
  ['x.tea.guest: is personal data and cannot be a slug', declaredWith({ guest: slug({ personal: true }) })],
  ['x.tea.realName: suggests a person', declaredWith({ realName: text({ maxBytes: 9 }) })],
  ['x.tea.rows.mail: suggests a person', declaredWith({ rows: list({ max: 2, of: { mail: email({}) } }) })],
  ['x.tea.notPersonal: names "other", which is no field', declaredWith({}, { notPersonal: { other: 'it is missing' } })],
  [
    'x.tea.namedFilters.on: has the name of a filter',
    declaredWith({ on: boolean({}) }, { filters: ['on'], namedFilters: { on: { input: { kind: 'switch' }, where: () => [] } } }),
  ],
  [
    'x.tea.namedFilters.some: filters by "on"',
    declaredWith(
      { on: boolean({}) },
      { namedFilters: { some: { input: { kind: 'switch' }, where: () => [{ field: 'on', in: ['true'] }] } } },
    ),
  ],
  [
    'x.tea.namedFilters.some: filters by "known", which is personal data',
    declaredWith(
      { known: boolean({ personal: true }) },
      {
        filters: ['known'],
        namedFilters: { some: { input: { kind: 'switch' }, where: () => [{ field: 'known', in: ['true'] }] } },
      },
    ),
  ],
  [
    'x.tea.namedFilters.some: has the default value "maybe"',
    declaredWith({}, { namedFilters: { some: { input: { kind: 'switch' }, defaultValue: 'maybe', where: () => [] } } }),
  ],
]

describe('a declaration that types cannot refuse', () => {
  it.each(WRONG)('is refused: %s', (message, type) => {
    expect(declaring(type)).toThrow(message)
  })

  it('throws for a tenant of a wrong slug or colour', () => {
    expect(declaring(declaredWith({}), { slug: 'X' })).toThrow('X: is not a name in kebab-case')
    expect(declaring(declaredWith({}), { color: 'red' })).toThrow('x.color: is "red" instead of #RRGGBB')
  })

  it('throws for a name that is declared twice', () => {
    const type = declaredWith({})
    const tenant = { number: 98, slug: 'x', names: { ja: 'x', en: 'x' }, abbreviation: 'X', color: '#000000' }
    expect(() => checkTenant({ ...tenant, contentTypes: [type, type] })).toThrow('x.contentTypes: declares "tea" twice')
  })

  it('throws for an earlier name of two types, or of a removed one', () => {
    const tenant = { number: 98, slug: 'x', names: { ja: 'x', en: 'x' }, abbreviation: 'X', color: '#000000' }
    const [tea, cup] = [declaredWith({}, { was: 'leaf' }), declaredWith({}, { name: 'cup', was: 'leaf' })]
    expect(() => checkTenant({ ...tenant, contentTypes: [tea, cup] })).toThrow('x.contentTypes: has two types that were "leaf"')
    for (const removedTypes of [['leaf'], { leaf: 'drop' }] as const)
      expect(() => checkTenant({ ...tenant, contentTypes: [tea], removedTypes })).toThrow('x.tea.was: names "leaf", which was removed')
  })

  it('takes what tells of people and is unique where only those write who see it', () => {
    expect(declaring(declaredWith({ guest: text({ maxBytes: 9, personal: true, unique: true }) }))).not.toThrow()
  })

  it('takes what suggests a person if it is published, or the declaration says why it is about nobody', () => {
    expect(declaring(declaredWith({ desk: email({ public: true }) }))).not.toThrow()
    expect(declaring(declaredWith({ desk: email({}) }, { notPersonal: { desk: 'the help desk of a company' } }))).not.toThrow()
  })

  it('takes what is right', () => {
    const fields = { kind: select({ options: ['a', 'b'], defaultValue: 'a', public: true }), path: slug({ from: 'name', public: true }) }
    expect(declaring(declaredWith(fields, { filters: ['kind'], defaultSort: ['kind', '-name'], publicPath: '/tea/{path}' }))).not.toThrow()
  })
})
