import {
  boolean,
  decimal,
  defineContentType,
  int,
  list,
  multiSelect,
  reference,
  requiredIf,
  select,
  text,
  type FieldValues,
} from '@captain/content-core'
import { betweenCount, exactlyOneTrue, minCount } from '@captain/validation'
import { servedItemPreset } from './served-item.ts'

const INT32_MIN = -2147483648

const base = servedItemPreset()

const fields = {
  ...base.fields,
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
      priceDiff: int({ required: true, min: INT32_MIN, defaultValue: 0, unit: 'yen' }),
      isDefault: boolean({}),
    },
  }),
  isAlcohol: boolean({ required: true, public: true }),
  abv: decimal({ scale: 1, public: true, max: '70.0' }),
  caffeine: select({ options: ['none', 'low', 'normal'], required: true, public: true }),
  beanOrigin: text({ maxBytes: 150, localized: true, public: true }),
  inFreeDrink: boolean({ public: true }),
}

type Values = FieldValues<typeof fields>

export const drink = defineContentType({
  ...base,
  name: 'drink',
  icon: 'coffee',
  indexed: [...base.indexed, 'isAlcohol'],
  sections: {
    basic: ['name', 'category', 'image', 'imageAlt', 'description', 'beanOrigin'],
    price: ['price', 'takeoutPrice', 'sizes', 'inFreeDrink'],
    kind: ['temperature', 'isAlcohol', 'abv', 'caffeine'],
    allergy: ['allergens', 'calories'],
    serving: ['isRecommended', 'isSoldOut', 'seasonFrom', 'seasonUntil'],
    publish: ['isPublished'],
  },
  checks: [...base.checks, requiredIf<Values>('abv', ({ isAlcohol }) => isAlcohol)],
  fields,
})
