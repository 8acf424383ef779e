import { boolean, decimal, defineContentType, int, list, reference, text } from '@captain/content-core'
import {
  SERVED_ITEM_CHECKS,
  SERVED_ITEM_COLUMNS,
  SERVED_ITEM_FILTERS,
  SERVED_ITEM_INDEXED,
  SERVED_ITEM_LOOKS,
  servedItemFields,
} from './served-item.ts'
import { SERVED_ITEM_NARROWINGS } from './served-item-narrowings.ts'

const INT32_MIN = -2147483648

export const food = defineContentType({
  name: 'food',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'menu',
  icon: 'tools-kitchen-2',
  title: 'name',
  columns: SERVED_ITEM_COLUMNS,
  looks: SERVED_ITEM_LOOKS,
  filters: SERVED_ITEM_FILTERS,
  indexed: SERVED_ITEM_INDEXED,
  narrowings: SERVED_ITEM_NARROWINGS,
  order: ['category', 'sortOrder'],
  sections: {
    basic: ['name', 'category', 'image', 'imageAlt', 'description'],
    price: ['price', 'takeoutPrice', 'sizes', 'toppings'],
    allergy: ['allergens', 'calories', 'saltGram', 'spiciness', 'isVegetarian'],
    serving: ['isRecommended', 'isSoldOut', 'seasonFrom', 'seasonUntil', 'prepMinutes'],
    publish: ['isPublished'],
  },
  checks: SERVED_ITEM_CHECKS,
  fields: {
    ...servedItemFields(),
    category: reference({ to: 'food-category', onDelete: 'restrict', required: true, public: true }),
    sizes: list({
      public: true,
      max: 5,
      of: {
        label: text({ maxBytes: 60, localized: true, required: true }),
        priceDiff: int({ required: true, min: INT32_MIN, initial: 0, unit: 'yen' }),
      },
    }),
    toppings: list({
      public: true,
      max: 10,
      of: { label: text({ maxBytes: 90, localized: true, required: true }), price: int({ required: true }) },
    }),
    saltGram: decimal({ scale: 1, public: true }),
    spiciness: int({ public: true, max: 3 }),
    isVegetarian: boolean({ public: true }),
    prepMinutes: int({}),
  },
})
