import { describe, expect, expectTypeOf, it, test } from 'vitest'
import { defineContentType, fieldOf } from '../declaration/content-type.ts'
import { checkTenant } from './check-tenant.ts'
import { defineTenant } from './define-tenant.ts'
import { mistakeIn, mistakeOf } from './mistake-in.ts'
import { text } from '../fields/text.ts'
import { reference } from '../fields/reference.ts'
import { linksFor } from './links.ts'
import { routesOf, untypedPath } from './screen-paths.ts'
import { contentTypeOf, currentPath, matchScreen, namesOf } from './tenant.ts'
import { teaHouse } from '../testing/tea-house.ts'

const BASE = { number: 98, slug: 'x', names: { ja: 'x', en: 'x' }, abbreviation: 'X', color: '#000000' }
const TYPE = { name: 'a', workflow: 'plain', screens: ['list'], group: 'menu', icon: 'leaf', title: 'name', columns: [] } as const

describe('defineTenant', () => {
  it('derives every route from the screen words', () => {
    expect(routesOf(teaHouse)).toEqual([
      '/captain/tenant/teahouse/tea',
      '/captain/tenant/teahouse/tea/new',
      '/captain/tenant/teahouse/tea/:id/edit',
      '/captain/tenant/teahouse/tea/:slug/preview',
      '/captain/tenant/teahouse/origin',
      '/captain/tenant/teahouse/origin/new',
      '/captain/tenant/teahouse/origin/:id/edit',
    ])
  })

  it('throws with the path of a reference to nothing', () => {
    const type = defineContentType({
      ...TYPE,
      sections: { basic: ['name', 'to'] },
      fields: { name: text({ maxBytes: 9 }), to: reference({ to: 'gone', onDelete: 'restrict' }) },
    })
    expect(() => checkTenant(defineTenant({ ...BASE, contentTypes: [type] }))).toThrow('x.a.to: refers to "gone"')
  })

  it('throws when a field could be edited by nobody', () => {
    const type = defineContentType({ ...TYPE, sections: { basic: [] }, fields: { name: text({ maxBytes: 9 }) } })
    expect(() => checkTenant(defineTenant({ ...BASE, contentTypes: [type] }))).toThrow('x.a.sections: omits "name"')
  })

  it('does not throw itself, so that the other tenants of a program load', () => {
    expect(mistakeIn(defineTenant({ ...BASE, color: 'red', contentTypes: [] }))).toBe('x.color: is "red" instead of #RRGGBB')
    expect(mistakeIn(teaHouse)).toBeNull()
    // A declaration of untyped callers may lack anything.
    expect(mistakeIn(Object.assign(defineTenant({ ...BASE, contentTypes: [] }), { contentTypes: undefined }))).toContain('undefined')
    expect(mistakeOf(() => void JSON.parse('{'))).toContain('JSON')
  })
})

test('a renamed type is found by both names, and its addresses lead to the current one', () => {
  const below = defineContentType({ ...TYPE, name: 'cup', was: 'mug', sections: { basic: [] }, fields: {}, title: 'id' as never })
  const renamed = { ...below, name: 'tea', was: 'leaf' }
  const tenant = { ...BASE, contentTypes: [renamed, below] }
  expect([contentTypeOf(tenant, 'leaf')?.name, contentTypeOf(tenant, 'tea')?.name, contentTypeOf(tenant, 'gone')]).toEqual([
    'tea',
    'tea',
    null,
  ])
  expect(['leaf', 'leaf/new', 'leaf/leaf/edit', 'tea/x/mug/new', 'gone'].map((path) => currentPath(tenant, path))).toEqual([
    'tea',
    'tea/new',
    'tea/leaf/edit',
    'tea/x/cup/new',
    'gone',
  ])
  expect([namesOf(renamed), namesOf({ name: 'a', was: null })]).toEqual([['tea', 'leaf'], ['a']])
})

describe('matchScreen', () => {
  it.each([
    ['tea', 'list', {}],
    ['tea/', 'list', {}],
    ['tea/new', 'new', {}],
    ['tea/01J/edit', 'edit', { id: '01J' }],
    ['tea/sencha/preview', 'preview-by-slug', { slug: 'sencha' }],
  ])('finds the screen of %s', (rest, screen, params) => {
    expect(matchScreen(teaHouse, rest)).toMatchObject({ screen, params })
  })

  it.each(['', 'coffee', 'tea/01J', 'origin/01J/preview', 'tea/new/edit/x'])('finds nothing behind "%s"', (rest) => {
    expect(matchScreen(teaHouse, rest)).toBeNull()
  })
})

describe('a type under another one', () => {
  const FIELDS = { name: text({ maxBytes: 9 }) }
  const above = defineContentType({ ...TYPE, screens: ['list', 'edit'], sections: { basic: ['name'] }, fields: FIELDS })
  const below = defineContentType({
    ...TYPE,
    name: 'b',
    screens: ['list', 'new'],
    parent: { type: 'a', field: 'a' },
    filters: ['a'],
    sections: { basic: ['a', 'name'] },
    fields: { ...FIELDS, a: reference({ to: 'a', onDelete: 'cascade', required: true }) },
  })
  const nested = defineTenant({ ...BASE, contentTypes: [above, below] })

  it('has its screens behind the record that it belongs to', () => {
    expect(routesOf(nested).slice(2)).toEqual(['/captain/tenant/x/a/:parent/b', '/captain/tenant/x/a/:parent/b/new'])
    expect(untypedPath(nested, below, 'new', { parent: '0/1' })).toBe('/captain/tenant/x/a/0%2F1/b/new')
    expect(untypedPath(nested, below, 'list')).toBe('/captain/tenant/x/a')
    expectTypeOf(linksFor(nested).b.new).parameters.toEqualTypeOf<[parent: string]>()
    expect(linksFor(nested).b.new('0/1')).toBe('/captain/tenant/x/a/0%2F1/b/new')
  })

  it('is found there and nowhere else', () => {
    expect(matchScreen(nested, 'a/01J/b')).toMatchObject({ contentType: below, screen: 'list', params: { parent: '01J' } })
    expect(matchScreen(nested, 'a/01J/b/new')).toMatchObject({ screen: 'new', params: { parent: '01J' } })
    expect(matchScreen(nested, 'a/01J/edit')).toMatchObject({ contentType: above, screen: 'edit', params: { id: '01J' } })
    for (const rest of ['b', 'b/new', 'a/01J/c', 'a/01J/b/01K/edit', 'b/01J/a']) expect(matchScreen(nested, rest)).toBeNull()
  })
})

describe('a type whose settings are the page of the tenant', () => {
  const home = defineContentType({
    ...TYPE,
    workflow: 'singleton',
    screens: ['settings'],
    isTenantHome: true,
    sections: { basic: ['name'] },
    fields: { name: text({ maxBytes: 9 }) },
  })
  const alone = defineTenant({ ...BASE, contentTypes: [home] })

  it('is reached at the address of the tenant, and nowhere else', () => {
    expect(routesOf(alone)).toEqual(['/captain/tenant/x'])
    expect(untypedPath(alone, home, 'settings')).toBe('/captain/tenant/x')
    expect(linksFor(alone).a.settings()).toBe('/captain/tenant/x')
    expect(matchScreen(alone, '')).toMatchObject({ contentType: home, screen: 'settings' })
    expect(matchScreen(alone, 'a')).toBeNull()
  })
})

describe('linksFor', () => {
  const links = linksFor(teaHouse)

  it('escapes parameters', () => {
    expect(links.tea.edit('a/b')).toBe('/captain/tenant/teahouse/tea/a%2Fb/edit')
    expect(links.tea['preview-by-slug']('a?b')).toBe('/captain/tenant/teahouse/tea/a%3Fb/preview')
  })

  it('has one link for each declared screen, and no other', () => {
    const paths = Object.values<Readonly<Record<string, (one: string) => string>>>(links).flatMap((screens) => Object.values(screens))
    expect(paths.map((linkTo) => linkTo('01J'))).toEqual(routesOf(teaHouse).map((route) => route.replace(/:\w+/, '01J')))
    expect(links).not.toHaveProperty('origin.preview-by-slug')
  })

  it('does not compile for a type, a screen or a parameter that is not there', () => {
    // @ts-expect-error there is no content type `teea`
    expect(links.teea).toBeUndefined()
    // @ts-expect-error origins have no preview
    expect(links.origin['preview-by-slug']).toBeUndefined()
    expectTypeOf(links.tea.edit).parameters.toEqualTypeOf<[id: string]>()
    expectTypeOf(links.tea.list).parameters.toEqualTypeOf<[]>()
    expectTypeOf(links.tea['preview-by-slug']).parameters.toEqualTypeOf<[slug: string]>()
    // @ts-expect-error the title must be a declared field
    defineContentType({ ...TYPE, title: 'nope', sections: { basic: ['name'] }, fields: { name: text({ maxBytes: 9 }) } })
    // @ts-expect-error a column must be a declared field
    defineContentType({ ...TYPE, columns: ['nme'], sections: { basic: ['name'] }, fields: { name: text({ maxBytes: 9 }) } })
    expect(links.tea.new()).toBe('/captain/tenant/teahouse/tea/new')
  })
})

describe('fieldOf', () => {
  it('finds declared fields, and nothing that every object has', () => {
    const [tea] = teaHouse.contentTypes
    expect(fieldOf(tea, tea.title)).toBe(tea.fields.name)
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty', '']) expect(fieldOf(tea, name)).toBeNull()
  })
})
