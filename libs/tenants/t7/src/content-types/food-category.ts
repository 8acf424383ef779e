import { color, defineContentType, icon, slug, text, time } from '@captain/content-core'
import { maxFullWidth } from '@captain/validation'

export const foodCategory = defineContentType({
  name: 'food-category',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'menu',
  icon: 'category',
  title: 'name',
  columns: ['color', 'name', 'slug', 'isPublished', 'updatedAt'],
  filters: ['isPublished'],
  order: ['sortOrder'],
  sections: { basic: ['name', 'slug', 'icon', 'color', 'lead'], serving: ['servedFrom', 'servedUntil'], publish: ['isPublished'] },
  checks: [
    {
      path: 'servedUntil',
      rule: 'endAfterStart',
      test: ({ servedFrom, servedUntil }) => servedFrom === null || servedUntil === null || servedUntil > servedFrom,
    },
  ],
  fields: {
    name: text({ maxBytes: 90, required: true, localized: true, public: true, unique: true, rules: [maxFullWidth(20)] }),
    slug: slug({ required: true, public: true, from: 'name' }),
    icon: icon({ public: true }),
    color: color({ public: true }),
    lead: text({ maxBytes: 300, localized: true, public: true }),
    servedFrom: time({ public: true }),
    servedUntil: time({ public: true }),
  },
})
