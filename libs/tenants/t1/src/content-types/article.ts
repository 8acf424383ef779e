import { SITES } from '../sites.ts'
import { defineContentType, multiSelect, reference, select } from '@captain/content-core'
import { articlePreset } from '@captain/presets'

const base = articlePreset(reference({ to: 'article-category', onDelete: 'restrict', required: true, public: true }))

export const article = defineContentType({
  ...base,
  filters: ['category', 'audience', 'tags', 'authorUser', 'publishFrom', 'isPinned'],
  // `isPinned` is a filter here.
  indexed: [],
  sections: { ...base.sections, publish: ['audience', 'targetTenants', 'importance', 'publishFrom', 'publishUntil'] },
  publicPath: '/article/{slug}',
  publicWhen: (values) => values.audience !== 'captain',
  fields: {
    ...base.fields,
    audience: select({ options: ['public', 'captain', 'both'], required: true, defaultValue: 'public' }),
    targetTenants: multiSelect({ options: SITES }),
    importance: select({ options: ['normal', 'notice', 'urgent'] }),
  },
})
