import { boolean, date, decimal, defineContentType, image, int, list, multiSelect, price, reference, text } from '@captain/content-core'
import { maxFullWidth } from '@captain/validation'
import { ALLERGENS } from './allergens.ts'

const INT32_MIN = -2147483648

export const food = defineContentType({
  name: 'food',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'menu',
  icon: 'tools-kitchen-2',
  title: 'name',
  columns: ['image', 'name', 'category', 'price', 'isSoldOut', 'isPublished', 'seasonUntil'],
  filters: ['category', 'isPublished', 'isSoldOut', 'allergens'],
  order: ['category', 'sortOrder'],
  sections: {
    basic: ['name', 'category', 'image', 'imageAlt', 'description'],
    price: ['price', 'takeoutPrice', 'sizes', 'toppings'],
    allergy: ['allergens', 'calories', 'saltGram', 'spiciness', 'isVegetarian'],
    serving: ['isRecommended', 'isSoldOut', 'seasonFrom', 'seasonUntil', 'prepMinutes'],
    publish: ['isPublished'],
  },
  checks: [
    {
      path: 'allergens',
      rule: 'exclusiveOption',
      test: ({ allergens }) => !allergens.includes('none') || allergens.length === 1,
    },
    {
      path: 'seasonUntil',
      rule: 'endNotBeforeStart',
      test: ({ seasonFrom, seasonUntil }) => seasonFrom === null || seasonUntil === null || seasonUntil >= seasonFrom,
    },
  ],
  fields: {
    name: text({ maxBytes: 150, required: true, localized: true, public: true, unique: true, rules: [maxFullWidth(30)] }),
    category: reference({ to: 'food-category', onDelete: 'restrict', required: true, public: true }),
    image: image({ required: 'publish', public: true }),
    imageAlt: text({ maxBytes: 300, localized: true, public: true }),
    description: text({ maxBytes: 600, required: 'publish', localized: true, public: true, rules: [maxFullWidth(100)] }),
    price: price({ required: true, public: true }),
    takeoutPrice: price({ public: true, taxRate: 'reduced' }),
    sizes: list({
      public: true,
      max: 5,
      of: {
        label: text({ maxBytes: 60, localized: true, required: true }),
        priceDiff: int({ required: true, min: INT32_MIN, initial: 0 }),
      },
    }),
    toppings: list({
      public: true,
      max: 10,
      of: { label: text({ maxBytes: 90, localized: true, required: true }), price: int({ required: true }) },
    }),
    allergens: multiSelect({ options: ALLERGENS, required: true, public: true }),
    calories: int({ public: true }),
    saltGram: decimal({ scale: 1, public: true }),
    spiciness: int({ public: true, max: 3 }),
    isVegetarian: boolean({ public: true }),
    isRecommended: boolean({ public: true }),
    isSoldOut: boolean({ public: true }),
    seasonFrom: date({ public: true }),
    seasonUntil: date({ public: true }),
    prepMinutes: int({}),
  },
})
