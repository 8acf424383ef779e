import { defineContentType } from '@captain/content-core'
import { contactPreset } from '@captain/presets'
import { CONTACT_KINDS, submission } from './contact-submission.ts'

/** Messages to the portal (content model, T1.contact). */
export const contact = defineContentType({ ...contactPreset(CONTACT_KINDS), submission })
