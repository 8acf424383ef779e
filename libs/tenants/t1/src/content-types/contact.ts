import { defineContentType } from '@captain/content-core'
import { CONTACT_SECTIONS, CONTACT_TYPE, contactFields } from '@captain/presets'
import { CONTACT_KINDS, submission } from './contact-submission.ts'

/** Messages to the portal (content model, T1.contact). */
export const contact = defineContentType({
  ...CONTACT_TYPE,
  sections: CONTACT_SECTIONS,
  submission,
  fields: contactFields(CONTACT_KINDS),
})
