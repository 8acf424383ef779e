import { decimal, defineContentType, image, int, price, references, requiredWhen, select, text } from '@captain/content-core'

type Values = { readonly pricingType: 'fixed' | 'perUnit' | 'percent' }

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
  order: ['kind', 'sortOrder'],
  sections: {
    basic: ['name', 'kind', 'description', 'image'],
    price: ['pricingType', 'price', 'percent', 'unit'],
    booking: ['applicableServices', 'maxQuantity', 'leadDays'],
    publish: ['isPublished'],
  },
  checks: [
    requiredWhen<Values>('price', ({ pricingType }) => pricingType !== 'percent'),
    requiredWhen<Values>('percent', ({ pricingType }) => pricingType === 'percent'),
    requiredWhen<Values>('unit.ja', ({ pricingType }) => pricingType === 'perUnit'),
  ],
  fields: {
    name: text({ maxBytes: 150, required: true, localized: true, public: true, unique: true }),
    kind: select({ options: ['nomination', 'costume', 'equipment', 'option', 'cancel'], required: true, public: true }),
    pricingType: select({ options: ['fixed', 'perUnit', 'percent'], required: true, public: true, initial: 'fixed' }),
    price: price({ public: true }),
    percent: decimal({ scale: 1, max: '100', public: true }),
    unit: text({ maxBytes: 30, localized: true, public: true }),
    applicableServices: references({ to: 'service', onDelete: 'restrict', public: true }),
    maxQuantity: int({ public: true, min: 1, max: 99 }),
    leadDays: int({ public: true, initial: 0 }),
    description: text({ maxBytes: 600, localized: true, public: true }),
    image: image({ public: true }),
  },
})
