import { date, defineContentType, text } from '@captain/content-core'
import { CONTACT_SECTIONS, CONTACT_TYPE, contactFields, contactSubmission } from '@captain/presets'
import { notBeforeToday } from '@captain/validation'

const KINDS = ['live', 'license', 'goods', 'fanMail', 'other'] as const

/** What people write to the label: whoever books says when and where (content model, T5.contact). */
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
    /** Ahead when it was sent; the message stays when the day has passed. */
    desiredDate: date({ setBy: 'sender' }),
    venueOrMedia: text({ maxBytes: 150, setBy: 'sender' }),
  },
})
