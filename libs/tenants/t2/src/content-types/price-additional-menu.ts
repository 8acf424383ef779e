import {
  decimal,
  defineContentType,
  image,
  int,
  price,
  references,
  requiredIf,
  select,
  text,
  type FieldValues,
} from '@captain/content-core'

const fields = {
  name: text({ maxBytes: 150, required: true, localized: true, public: true, unique: true }),
  kind: select({ options: ['nomination', 'costume', 'equipment', 'option', 'cancel'], required: true, public: true }),
  pricingType: select({ options: ['fixed', 'perUnit', 'percent'], required: true, public: true, defaultValue: 'fixed' }),
  price: price({ public: true }),
  percent: decimal({ scale: 1, max: '100', public: true }),
  unit: text({ maxBytes: 30, localized: true, public: true }),
  applicableServices: references({ to: 'service', onDelete: 'restrict', public: true }),
  maxQuantity: int({ public: true, min: 1, max: 99 }),
  leadDays: int({ public: true, defaultValue: 0 }),
  description: text({ maxBytes: 600, localized: true, public: true }),
  image: image({ public: true }),
}

type Values = FieldValues<typeof fields>

/** Additions to a plan (content model, T2.priceAdditionalMenu). */
export const priceAdditionalMenu = defineContentType({
  name: 'price-additional-menu',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'menu',
  icon: 'sparkles',
  title: 'name',
  columns: ['name', 'kind', 'unit', 'price', 'percent', 'isPublished'],
  filters: ['kind', 'isPublished'],
  defaultSort: ['kind', 'sortOrder'],
  sections: {
    basic: ['name', 'kind', 'description', 'image'],
    price: ['pricingType', 'price', 'percent', 'unit'],
    booking: ['applicableServices', 'maxQuantity', 'leadDays'],
    publish: ['isPublished'],
  },
  checks: [
    requiredIf<Values>('price', ({ pricingType }) => pricingType !== 'percent'),
    requiredIf<Values>('percent', ({ pricingType }) => pricingType === 'percent'),
    requiredIf<Values>('unit.ja', ({ pricingType }) => pricingType === 'perUnit'),
  ],
  fields,
})
