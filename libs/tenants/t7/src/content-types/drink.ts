import { boolean, decimal, defineContentType, int, list, multiSelect, reference, requiredWhen, select, text } from '@captain/content-core'
import { betweenCount, exactlyOneTrue, minCount } from '@captain/validation'
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

type Alcohol = { readonly isAlcohol: boolean; readonly abv: string | null }

export const drink = defineContentType({
  name: 'drink',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'menu',
  icon: 'coffee',
  title: 'name',
  columns: SERVED_ITEM_COLUMNS,
  looks: SERVED_ITEM_LOOKS,
  filters: SERVED_ITEM_FILTERS,
  indexed: [...SERVED_ITEM_INDEXED, 'isAlcohol'],
  narrowings: SERVED_ITEM_NARROWINGS,
  order: ['category', 'sortOrder'],
  sections: {
    basic: ['name', 'category', 'image', 'imageAlt', 'description', 'beanOrigin'],
    price: ['price', 'takeoutPrice', 'sizes', 'inFreeDrink'],
    kind: ['temperature', 'isAlcohol', 'abv', 'caffeine'],
    allergy: ['allergens', 'calories'],
    serving: ['isRecommended', 'isSoldOut', 'seasonFrom', 'seasonUntil'],
    publish: ['isPublished'],
  },
  checks: [...SERVED_ITEM_CHECKS, requiredWhen<Alcohol>('abv', ({ isAlcohol }) => isAlcohol)],
  fields: {
    ...servedItemFields(),
    category: reference({ to: 'drink-category', onDelete: 'restrict', required: true, public: true }),
    temperature: multiSelect({ options: ['hot', 'iced'], required: true, public: true, rules: [minCount(1)] }),
    sizes: list({
      required: true,
      public: true,
      max: 4,
      rules: [betweenCount(1, 4), exactlyOneTrue('isDefault')],
      of: {
        label: text({ maxBytes: 30, localized: true, required: true }),
        volumeMl: int({}),
        priceDiff: int({ required: true, min: INT32_MIN, initial: 0, unit: 'yen' }),
        isDefault: boolean({}),
      },
    }),
    isAlcohol: boolean({ required: true, public: true }),
    abv: decimal({ scale: 1, public: true, max: '70.0' }),
    caffeine: select({ options: ['none', 'low', 'normal'], required: true, public: true }),
    beanOrigin: text({ maxBytes: 150, localized: true, public: true }),
    inFreeDrink: boolean({ public: true }),
  },
})
