import { defineContentType } from '@captain/content-core'
import { CONTACT_SECTIONS, CONTACT_TYPE, contactFields, contactSubmission } from '@captain/presets'

const KINDS = ['service', 'trouble', 'billing', 'interview', 'other'] as const

/** What people write to the portal (content model, T1.contact). */
export const contact = defineContentType({
  ...CONTACT_TYPE,
  sections: CONTACT_SECTIONS,
  submission: contactSubmission({ kinds: KINDS, fields: {} }),
  fields: contactFields(KINDS),
})
