import { defineContentType, select } from '@captain/content-core'
import { FAQ_SECTIONS, faqFields } from '@captain/presets'

export const faq = defineContentType({
  name: 'faq',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'site',
  icon: 'help-circle',
  title: 'question',
  columns: ['question', 'category', 'audience', 'isPublished', 'updatedAt'],
  filters: ['category', 'audience', 'isPublished', 'isPinned'],
  order: ['category', 'sortOrder'],
  sections: { ...FAQ_SECTIONS, publish: ['audience', 'isPinned', 'isPublished'] },
  publicPath: '/faq#{anchor}',
  publicWhen: (values) => values.audience !== 'captain',
  fields: {
    ...faqFields(['account', 'site', 'domain', 'billing', 'other']),
    audience: select({ options: ['public', 'captain', 'both'], required: true, initial: 'public' }),
  },
})
