import { contactSubmission } from '@captain/presets'

export const CONTACT_KINDS = ['service', 'trouble', 'billing', 'interview', 'other'] as const

/** What the public form of the portal sends; by itself, so that the form's page loads this much of the declaration. */
export const submission = contactSubmission({ kinds: CONTACT_KINDS, fields: {} })
