import { date, defineContentType, text } from '@captain/content-core'
import { contactPreset, contactSubmission } from '@captain/presets'
import { notBeforeToday } from '@captain/validation'

const KINDS = ['live', 'license', 'goods', 'fanMail', 'other'] as const

const base = contactPreset(KINDS)

/** Messages to the label; booking requests have a date and a place (content model, T5.contact). */
export const contact = defineContentType({
  ...base,
  sections: {
    message: base.sections.message,
    booking: ['desiredDate', 'venueOrMedia'],
    sender: base.sections.sender,
    receipt: base.sections.receipt,
    handling: base.sections.handling,
  },
  submission: contactSubmission({
    kinds: KINDS,
    fields: { desiredDate: date({ rules: [notBeforeToday()] }), venueOrMedia: text({ maxBytes: 150 }) },
  }),
  fields: {
    ...base.fields,
    /** In the future when it was sent; the message stays valid after that day. */
    desiredDate: date({ setBy: 'sender' }),
    venueOrMedia: text({ maxBytes: 150, setBy: 'sender' }),
  },
})
