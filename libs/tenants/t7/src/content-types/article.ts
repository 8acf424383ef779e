import { defineContentType, references, select } from '@captain/content-core'
import { ARTICLE_COLUMNS, ARTICLE_SECTIONS, articleFields } from '@captain/presets'
import { maxCount } from '@captain/validation'

export const article = defineContentType({
  name: 'article',
  workflow: 'publish',
  screens: ['list', 'new', 'edit', 'preview-by-slug'],
  group: 'content',
  icon: 'news',
  title: 'title',
  columns: ARTICLE_COLUMNS,
  filters: ['category', 'tags', 'authorUser', 'publishFrom'],
  indexed: ['isPinned'],
  order: ['-updatedAt'],
  sections: { ...ARTICLE_SECTIONS, sorting: [...ARTICLE_SECTIONS.sorting, 'relatedBoardgames'] },
  fields: {
    ...articleFields(select({ options: ['review', 'report', 'menu', 'howto', 'shop'], required: true, public: true })),
    relatedBoardgames: references({ to: 'boardgame', onDelete: 'set-null', public: 'detail', rules: [maxCount(6)] }),
  },
})
