import { defineContentType } from '@captain/content-core'
import { FAQ_SECTIONS, faqFields } from '@captain/presets'

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
  sections: FAQ_SECTIONS,
  fields: faqFields(['visit', 'fee', 'game', 'food', 'group', 'event']),
})
