import { defineContentType } from '@captain/content-core'
import { menuCategoryPreset, servedCategoryPreset } from '@captain/presets'

export const foodCategory = defineContentType({
  ...servedCategoryPreset(),
  name: 'food-category',
  relationCounts: { items: { type: 'food', field: 'category' } },
  icon: 'category',
})

export const drinkCategory = defineContentType({
  ...servedCategoryPreset(),
  name: 'drink-category',
  relationCounts: { items: { type: 'drink', field: 'category' } },
  icon: 'cup',
})

export const playCategory = defineContentType({
  ...menuCategoryPreset(),
  name: 'play-category',
  relationCounts: { items: { type: 'play', field: 'category' } },
  icon: 'puzzle',
})
