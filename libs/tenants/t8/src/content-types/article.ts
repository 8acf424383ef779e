import { boolean, defineContentType, reference, references, select } from '@captain/content-core'
import { articlePreset, attachments } from '@captain/presets'
import { maxCount } from '@captain/validation'

const base = articlePreset(select({ options: ['info', 'recruit', 'report', 'facility', 'circle'], required: true, public: true }))

/** Notices, reports and other articles of the hall (content model, T8.article). */
export const article = defineContentType({
  ...base,
  filters: ['category', 'fiscalYear', 'isUrgent', 'tags', 'authorUser', 'publishFrom'],
  namedFilters: { urgent: { input: { kind: 'switch' }, where: (answer) => [{ field: 'isUrgent', in: answer }] } },
  sections: {
    ...base.sections,
    body: [...base.sections.body, 'attachments'],
    sorting: ['category', 'fiscalYear', 'isUrgent', 'tags', 'authorName', 'authorUser', 'isPinned', 'relatedFacilities', 'relatedArticles'],
  },
  fields: {
    ...base.fields,
    fiscalYear: reference({ to: 'year', onDelete: 'restrict', required: true, public: true }),
    relatedFacilities: references({ to: 'facility', onDelete: 'set-null', public: 'detail', rules: [maxCount(5)] }),
    isUrgent: boolean({ public: true }),
    attachments: attachments({ accept: ['pdf'], max: 5, public: 'detail' }),
  },
})
