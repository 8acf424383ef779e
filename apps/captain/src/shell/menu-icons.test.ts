import { MENU_ICONS } from '@captain/platform-react/menu-icons'
import { tenant as nyanko } from '@captain/t1'
import { tenant as cafe } from '@captain/t7'
import { describe, expect, it } from 'vitest'

describe('menu icons', () => {
  it.each([nyanko, cafe].flatMap((tenant) => tenant.contentTypes.map((type) => [`${tenant.slug}.${type.name}`, type.icon])))(
    'draws the icon that %s names: %s',
    (_type, icon) => {
      expect(MENU_ICONS[icon]).toBeDefined()
    },
  )
})
