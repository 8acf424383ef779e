import { defineContentType, defineTenant, text, type MenuGroup } from '@captain/content-core'
import { describe, expect, it } from 'vitest'
import { menuOf, visibleMenu } from './menu.ts'
import type { PublishedMenu } from './published-menu.ts'

const typeIn = (group: MenuGroup, name: string) =>
  defineContentType({
    name,
    workflow: 'toggle',
    screens: ['list', 'new', 'edit'],
    group,
    icon: 'cup',
    title: 'name',
    columns: ['name'],
    defaultSort: ['sortOrder'],
    sections: { basic: ['name', 'isPublished'] },
    fields: { name: text({ maxBytes: 30, required: true, public: true }) },
  })

const cafe = defineTenant({
  number: 7,
  slug: 'cafe',
  names: { ja: 'カフェ', en: 'Cafe' },
  abbreviation: 'CAF',
  color: '#7A4A2B',
  contentTypes: [
    typeIn('legal', 'terms'),
    typeIn('site', 'link'),
    typeIn('content', 'article'),
    typeIn('menu', 'food'),
    typeIn('menu', 'drink'),
  ],
})

describe('menuOf', () => {
  it('puts the content types of a tenant into the groups of the house, in the order of their declaration', () => {
    const menu = menuOf(cafe, 'viewer')
    expect(menu.map(({ key }) => key)).toEqual(['content', 'menu', 'site', 'legal'])
    expect(menu.flatMap(({ items }) => items.map(({ to }) => to))).toEqual(
      ['article', 'food', 'drink', 'link', 'terms'].map((name) => `/captain/tenant/cafe/${name}`),
    )
  })

  it('leaves out what the role may not read', () => {
    const [first] = cafe.contentTypes
    if (first === undefined) throw new Error('the café has no content types')
    const closed = { ...cafe, contentTypes: [{ ...first, access: { read: 'owner', write: 'owner', export: 'owner' } as const }] }
    expect(menuOf(closed, 'editor')).toEqual([])
    expect(menuOf(closed, 'owner')).toHaveLength(1)
  })
})

describe('shownMenu', () => {
  const entry = { id: 'e', label: null, icon: '/icons/menu/star.svg', isExternal: false, count: 3 }
  const menu = (entries: PublishedMenu['groups'][number]['entries']) =>
    visibleMenu(
      { groups: [{ id: 'g', name: '店', isCollapsed: true, entries }] },
      { tenant: cafe, role: 'viewer', messages: { food: { name: 'フード', sections: {}, fields: {} } } },
    )

  it.each([undefined, { groups: [] }])('is that of the declaration where nothing is published or nobody can tell: %j', (published) => {
    expect(visibleMenu(published, { tenant: cafe, role: 'viewer', messages: {} })).toEqual(menuOf(cafe, 'viewer'))
  })

  it('calls an entry as it is labelled, or as the declaration of its type does', () => {
    const to = '/captain/tenant/cafe/food'
    const [section] = menu([
      { ...entry, type: 'food', to },
      { ...entry, label: '料理', type: 'food', to },
    ])
    expect(section).toMatchObject({ heading: { name: '店' }, isCollapsed: true })
    expect(section?.items.map(({ label, count, isExact }) => [label, count, isExact])).toEqual([
      ['フード', 3, false],
      ['料理', 3, false],
    ])
  })

  it('is at the page of the tenant itself only there', () => {
    expect(menu([{ ...entry, label: '入口', type: null, to: '/captain/tenant/cafe' }])[0]?.items[0]?.isExact).toBe(true)
  })
})
