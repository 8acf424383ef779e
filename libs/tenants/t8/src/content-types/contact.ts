import { defineContentType, phone, reference, requiredWhen, select, text } from '@captain/content-core'
import { CONTACT_SECTIONS, CONTACT_TYPE, contactFields, contactSubmission } from '@captain/presets'
import { fax } from '@captain/validation'

const KINDS = ['facility', 'circle', 'event', 'accessibility', 'opinion'] as const
const REPLIES = ['email', 'phone', 'fax', 'none'] as const

const sender = { setBy: 'sender' } as const

/** Messages to the hall, with the room and the preferred way of reply (content model, T8.contact). */
export const contact = defineContentType({
  ...CONTACT_TYPE,
  filters: [...CONTACT_TYPE.filters, 'relatedFacility'],
  sections: {
    message: ['kind', 'relatedFacility', 'body'],
    reply: ['replyMethod', 'replyFax'],
    sender: CONTACT_SECTIONS.sender,
    receipt: CONTACT_SECTIONS.receipt,
    handling: CONTACT_SECTIONS.handling,
  },
  submission: contactSubmission({
    kinds: KINDS,
    fields: {
      phone: phone({ required: true }),
      relatedFacility: reference({ to: 'facility', onDelete: 'set-null' }),
      replyMethod: select({ options: REPLIES, required: true }),
      /** For deaf people. */
      replyFax: text({ maxBytes: 20, rules: [fax()] }),
    },
    checks: [requiredWhen<{ readonly replyMethod: string }>('replyFax', ({ replyMethod }) => replyMethod === 'fax')],
  }),
  fields: {
    ...contactFields(KINDS),
    relatedFacility: reference({ to: 'facility', onDelete: 'set-null', ...sender }),
    replyMethod: select({ options: REPLIES, required: true, ...sender }),
    replyFax: text({ maxBytes: 20, rules: [fax()], personal: true, ...sender }),
  },
})
