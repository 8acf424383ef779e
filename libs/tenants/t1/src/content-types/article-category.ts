import { color, defineContentType, icon, reference, slug, text } from '@captain/content-core'
import { maxFullWidth } from '@captain/validation'

export const articleCategory = defineContentType({
  name: 'article-category',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'content',
  icon: 'category',
  title: 'name',
  columns: ['color', 'name', 'slug', 'articles', 'isPublished'],
  relationCounts: { articles: { type: 'article', field: 'category' } },
  filters: ['isPublished'],
  defaultSort: ['sortOrder'],
  sections: { basic: ['name', 'slug', 'color', 'icon', 'description', 'parent'], publish: ['isPublished'] },
  fields: {
    name: text({ maxBytes: 90, required: true, localized: true, public: true, unique: true, rules: [maxFullWidth(20)] }),
    slug: slug({ required: true, public: true, from: 'name' }),
    color: color({ required: true, public: true }),
    icon: icon({ public: true }),
    description: text({ maxBytes: 300, localized: true, public: true }),
    parent: reference({ to: 'article-category', onDelete: 'restrict', public: true }),
  },
})
