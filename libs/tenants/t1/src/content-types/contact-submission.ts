import { contactSubmission } from '@captain/presets'

export const CONTACT_KINDS = ['service', 'trouble', 'billing', 'interview', 'other'] as const

/** The public contact form of the portal; a separate module, so that the form's page loads only this part of the declaration. */
export const submission = contactSubmission({ kinds: CONTACT_KINDS, fields: {} })
