import { boolean, defineContentType } from '@captain/content-core'
import { PARTNER_COLUMNS, PARTNER_FILTERS, PARTNER_SECTIONS, partnerFields } from '@captain/presets'

/** Sponsors, media and shelters on the portal, and its vendors (content model, T1.partner). */
export const partner = defineContentType({
  name: 'partner',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'content',
  icon: 'heart-handshake',
  title: 'name',
  columns: PARTNER_COLUMNS,
  filters: PARTNER_FILTERS,
  indexed: ['showOnHome'],
  order: ['sortOrder'],
  trial: { section: 'basic' },
  sections: { ...PARTNER_SECTIONS, publish: ['showOnHome', 'isPublished'] },
  fields: {
    ...partnerFields(['sponsor', 'media', 'shelter', 'vendor']),
    showOnHome: boolean({ public: true }),
  },
})
