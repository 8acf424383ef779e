import { defineContentType, icon, image, int, list, longText, multiSelect, slug, text } from '@captain/content-core'

const MAX_IMAGES = 5

/** Services for booking (content model, T2.service). */
export const service = defineContentType({
  name: 'service',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'menu',
  icon: 'wand',
  title: 'name',
  columns: ['icon', 'name', 'casts', 'plans', 'isPublished'],
  relationCounts: { casts: { type: 'cast', field: 'services' }, plans: { type: 'price-plan', field: 'service' } },
  filters: ['isPublished'],
  defaultSort: ['sortOrder'],
  sections: {
    basic: ['name', 'slug', 'icon', 'catchphrase', 'description', 'images'],
    use: ['suitableFor', 'minPeople', 'maxPeople', 'equipment', 'cautions'],
    publish: ['isPublished'],
  },
  checks: [
    {
      path: 'maxPeople',
      rule: 'min',
      params: ({ minPeople }) => ({ min: minPeople ?? 0 }),
      test: ({ minPeople, maxPeople }) => minPeople === null || maxPeople === null || maxPeople >= minPeople,
    },
  ],
  fields: {
    name: text({ maxBytes: 150, required: true, localized: true, public: true, unique: true }),
    slug: slug({ required: true, public: true, from: 'name' }),
    icon: icon({ required: true, public: true }),
    catchphrase: text({ maxBytes: 150, localized: true, public: true }),
    description: longText({ maxBytes: 3000, required: 'publish', localized: true, public: true }),
    images: list({
      public: true,
      max: MAX_IMAGES,
      of: { image: image({ required: true }), alt: text({ maxBytes: 150, localized: true }) },
    }),
    suitableFor: multiSelect({ options: ['wedding', 'corporate', 'birthday', 'kids', 'hotel'], public: true }),
    minPeople: int({ public: true }),
    maxPeople: int({ public: true }),
    equipment: longText({ maxBytes: 600, localized: true, public: 'detail' }),
    cautions: longText({ maxBytes: 1500, localized: true, public: 'detail' }),
  },
})
