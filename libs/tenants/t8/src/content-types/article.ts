import { boolean, defineContentType, reference, references, select } from '@captain/content-core'
import { ARTICLE_COLUMNS, ARTICLE_SECTIONS, articleFields, attachments } from '@captain/presets'
import { maxCount } from '@captain/validation'

/** Notices, reports and other articles of the hall (content model, T8.article). */
export const article = defineContentType({
  name: 'article',
  workflow: 'publish',
  screens: ['list', 'new', 'edit', 'preview-by-slug'],
  group: 'content',
  icon: 'news',
  title: 'title',
  columns: ARTICLE_COLUMNS,
  filters: ['category', 'fiscalYear', 'isUrgent', 'tags', 'authorUser', 'publishFrom'],
  indexed: ['isPinned'],
  narrowings: { urgent: { asks: { kind: 'switch' }, conditions: (answer) => [{ field: 'isUrgent', any: answer }] } },
  order: ['-updatedAt'],
  sections: {
    ...ARTICLE_SECTIONS,
    body: [...ARTICLE_SECTIONS.body, 'attachments'],
    sorting: ['category', 'fiscalYear', 'isUrgent', 'tags', 'authorName', 'authorUser', 'isPinned', 'relatedFacilities', 'relatedArticles'],
  },
  fields: {
    ...articleFields(select({ options: ['info', 'recruit', 'report', 'facility', 'circle'], required: true, public: true })),
    fiscalYear: reference({ to: 'year', onDelete: 'restrict', required: true, public: true }),
    relatedFacilities: references({ to: 'facility', onDelete: 'set-null', public: 'detail', rules: [maxCount(5)] }),
    isUrgent: boolean({ public: true }),
    attachments: attachments({ accept: ['pdf'], max: 5, public: 'detail' }),
  },
})
