import { defineContentType } from '@captain/content-core'
import { MENU_CATEGORY_COLUMNS, MENU_CATEGORY_SECTION, menuCategoryFields, SERVING_CHECK, servingFields } from '@captain/presets'

const SHARED = {
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'menu',
  title: 'name',
  columns: MENU_CATEGORY_COLUMNS,
  filters: ['isPublished'],
  order: ['sortOrder'],
} as const

const SERVED_SECTIONS = { basic: MENU_CATEGORY_SECTION, serving: ['servedFrom', 'servedUntil'], publish: ['isPublished'] } as const

export const foodCategory = defineContentType({
  ...SHARED,
  name: 'food-category',
  counts: { items: { of: 'food', by: 'category' } },
  icon: 'category',
  sections: SERVED_SECTIONS,
  checks: [SERVING_CHECK],
  fields: { ...menuCategoryFields(), ...servingFields() },
})

export const drinkCategory = defineContentType({
  ...SHARED,
  name: 'drink-category',
  counts: { items: { of: 'drink', by: 'category' } },
  icon: 'cup',
  sections: SERVED_SECTIONS,
  checks: [SERVING_CHECK],
  fields: { ...menuCategoryFields(), ...servingFields() },
})

export const playCategory = defineContentType({
  ...SHARED,
  name: 'play-category',
  counts: { items: { of: 'play', by: 'category' } },
  icon: 'puzzle',
  sections: { basic: MENU_CATEGORY_SECTION, publish: ['isPublished'] },
  fields: menuCategoryFields(),
})
