import { defineContentType, references } from '@captain/content-core'
import { faqPreset } from '@captain/presets'
import { maxCount } from '@captain/validation'

const base = faqPreset(['first', 'price', 'booking', 'cast', 'area'])

export const faq = defineContentType({
  ...base,
  sections: { ...base.sections, answer: [...base.sections.answer, 'relatedServices'] },
  fields: {
    ...base.fields,
    relatedServices: references({ to: 'service', onDelete: 'set-null', public: true, rules: [maxCount(3)] }),
  },
})
