import { defineContentType, references } from '@captain/content-core'
import { FAQ_SECTIONS, faqFields } from '@captain/presets'
import { maxCount } from '@captain/validation'

export const faq = defineContentType({
  name: 'faq',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'content',
  icon: 'help',
  title: 'question',
  columns: ['question', 'category', 'isPublished', 'updatedAt'],
  filters: ['category', 'isPublished'],
  indexed: ['isPinned'],
  order: ['category', 'sortOrder'],
  sections: { ...FAQ_SECTIONS, answer: [...FAQ_SECTIONS.answer, 'relatedServices'] },
  fields: {
    ...faqFields(['first', 'price', 'booking', 'cast', 'area']),
    relatedServices: references({ to: 'service', onDelete: 'set-null', public: true, rules: [maxCount(3)] }),
  },
})
