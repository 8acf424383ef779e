import { boolean, decimal, defineContentType, int, list, reference, text } from '@captain/content-core'
import { servedItemPreset } from './served-item.ts'

const INT32_MIN = -2147483648

const base = servedItemPreset()

export const food = defineContentType({
  ...base,
  name: 'food',
  icon: 'tools-kitchen-2',
  sections: {
    basic: ['name', 'category', 'image', 'imageAlt', 'description'],
    price: ['price', 'takeoutPrice', 'sizes', 'toppings'],
    allergy: ['allergens', 'calories', 'saltGram', 'spiciness', 'isVegetarian'],
    serving: ['isRecommended', 'isSoldOut', 'seasonFrom', 'seasonUntil', 'prepMinutes'],
    publish: ['isPublished'],
  },
  fields: {
    ...base.fields,
    category: reference({ to: 'food-category', onDelete: 'restrict', required: true, public: true }),
    sizes: list({
      public: true,
      max: 5,
      of: {
        label: text({ maxBytes: 60, localized: true, required: true }),
        priceDiff: int({ required: true, min: INT32_MIN, defaultValue: 0, unit: 'yen' }),
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
