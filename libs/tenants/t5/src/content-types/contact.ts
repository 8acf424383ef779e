import { date, defineContentType, text } from '@captain/content-core'
import { CONTACT_SECTIONS, CONTACT_TYPE, contactFields, contactSubmission } from '@captain/presets'
import { notBeforeToday } from '@captain/validation'

const KINDS = ['live', 'license', 'goods', 'fanMail', 'other'] as const

/** Messages to the label; booking requests have a date and a place (content model, T5.contact). */
export const contact = defineContentType({
  ...CONTACT_TYPE,
  sections: {
    message: CONTACT_SECTIONS.message,
    booking: ['desiredDate', 'venueOrMedia'],
    sender: CONTACT_SECTIONS.sender,
    receipt: CONTACT_SECTIONS.receipt,
    handling: CONTACT_SECTIONS.handling,
  },
  submission: contactSubmission({
    kinds: KINDS,
    fields: { desiredDate: date({ rules: [notBeforeToday()] }), venueOrMedia: text({ maxBytes: 150 }) },
  }),
  fields: {
    ...contactFields(KINDS),
    /** In the future when it was sent; the message stays valid after that day. */
    desiredDate: date({ setBy: 'sender' }),
    venueOrMedia: text({ maxBytes: 150, setBy: 'sender' }),
  },
})
