import { tenant as cafe } from '@captain/t7'
import { tenant as nyanko } from '@captain/t1'
import { describe, expect, it } from 'vitest'
import { menuOf } from './menu.ts'
import { MENU_ICONS } from './menu-icons.ts'

describe('menuOf', () => {
  it('puts the content types of a tenant into the groups of the house, in the order of their declaration', () => {
    const menu = menuOf(cafe, 'viewer')
    expect(menu.map(({ group }) => group)).toEqual(['content', 'menu', 'site', 'legal'])
    expect(menu.flatMap(({ items }) => items.map(({ path }) => path))).toContain('/captain/tenant/cafe/food')
  })

  it('leaves out what the role may not read', () => {
    const [first] = cafe.contentTypes
    if (first === undefined) throw new Error('the café has no content types')
    const closed = { ...cafe, contentTypes: [{ ...first, access: { read: 'owner', write: 'owner', export: 'owner' } as const }] }
    expect(menuOf(closed, 'editor')).toEqual([])
    expect(menuOf(closed, 'owner')).toHaveLength(1)
  })
})

describe('menu icons', () => {
  it.each([nyanko, cafe].flatMap((tenant) => tenant.contentTypes.map((type) => [`${tenant.slug}.${type.name}`, type.icon])))(
    'draws the icon that %s names: %s',
    (_type, icon) => {
      expect(MENU_ICONS[icon]).toBeDefined()
    },
  )
})
