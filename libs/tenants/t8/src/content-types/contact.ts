import { defineContentType, phone, reference, requiredIf, select, text, type FieldValues } from '@captain/content-core'
import { contactPreset, contactSubmission } from '@captain/presets'
import { fax } from '@captain/validation'

const KINDS = ['facility', 'circle', 'event', 'accessibility', 'opinion'] as const
const REPLIES = ['email', 'phone', 'fax', 'none'] as const

const sender = { setBy: 'sender' } as const

/** What the form asks in addition. */
const form = {
  phone: phone({ required: true }),
  relatedFacility: reference({ to: 'facility', onDelete: 'set-null' }),
  replyMethod: select({ options: REPLIES, required: true }),
  /** For deaf people. */
  replyFax: text({ maxBytes: 20, rules: [fax()] }),
}

const base = contactPreset(KINDS)

/** Messages to the hall, with the room and the preferred way of reply (content model, T8.contact). */
export const contact = defineContentType({
  ...base,
  filters: [...base.filters, 'relatedFacility'],
  replyBy: ({ replyMethod }) => replyMethod,
  sections: {
    message: ['kind', 'relatedFacility', 'body'],
    reply: ['replyMethod', 'replyFax'],
    sender: base.sections.sender,
    receipt: base.sections.receipt,
    handling: base.sections.handling,
  },
  submission: contactSubmission({
    kinds: KINDS,
    fields: form,
    checks: [requiredIf<FieldValues<typeof form>>('replyFax', ({ replyMethod }) => replyMethod === 'fax')],
  }),
  fields: {
    ...base.fields,
    relatedFacility: reference({ to: 'facility', onDelete: 'set-null', ...sender }),
    replyMethod: select({ options: REPLIES, required: true, ...sender }),
    replyFax: text({ maxBytes: 20, rules: [fax()], personal: true, ...sender }),
  },
})
