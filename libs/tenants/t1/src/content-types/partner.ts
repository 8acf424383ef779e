import { boolean, defineContentType } from '@captain/content-core'
import { partnerPreset } from '@captain/presets'

const base = partnerPreset(['sponsor', 'media', 'shelter', 'vendor'])

/** Sponsors, media and shelters on the portal, and its vendors (content model, T1.partner). */
export const partner = defineContentType({
  ...base,
  indexed: ['showOnHome'],
  sections: { ...base.sections, publish: ['showOnHome', 'isPublished'] },
  fields: {
    ...base.fields,
    showOnHome: boolean({ public: true }),
  },
})
