import { defineContentType, select } from '@captain/content-core'
import { faqPreset } from '@captain/presets'

const base = faqPreset(['account', 'site', 'domain', 'billing', 'other'])

export const faq = defineContentType({
  ...base,
  group: 'site',
  icon: 'help-circle',
  columns: ['question', 'category', 'audience', 'isPublished', 'updatedAt'],
  filters: ['category', 'audience', 'isPublished', 'isPinned'],
  // `isPinned` is a filter here.
  indexed: [],
  sections: { ...base.sections, publish: ['audience', 'isPinned', 'isPublished'] },
  publicPath: '/faq#{anchor}',
  publicWhen: (values) => values.audience !== 'captain',
  fields: {
    ...base.fields,
    audience: select({ options: ['public', 'captain', 'both'], required: true, defaultValue: 'public' }),
  },
})
