import { SITES } from '../sites.ts'
import { defineContentType, multiSelect, reference, select } from '@captain/content-core'
import { ARTICLE_COLUMNS, ARTICLE_SECTIONS, articleFields } from '@captain/presets'

export const article = defineContentType({
  name: 'article',
  workflow: 'publish',
  screens: ['list', 'new', 'edit', 'preview-by-slug'],
  group: 'content',
  icon: 'news',
  title: 'title',
  columns: ARTICLE_COLUMNS,
  filters: ['category', 'audience', 'tags', 'authorUser', 'publishFrom', 'isPinned'],
  order: ['-updatedAt'],
  sections: { ...ARTICLE_SECTIONS, publish: ['audience', 'targetTenants', 'importance', 'publishFrom', 'publishUntil'] },
  publicPath: '/article/{slug}',
  publicWhen: (values) => values.audience !== 'captain',
  fields: {
    ...articleFields(reference({ to: 'article-category', onDelete: 'restrict', required: true, public: true })),
    audience: select({ options: ['public', 'captain', 'both'], required: true, initial: 'public' }),
    targetTenants: multiSelect({ options: SITES }),
    importance: select({ options: ['normal', 'notice', 'urgent'] }),
  },
})
