import { defineContentType, phone, requiredIf, select, text } from '@captain/content-core'
import { contactPreset, contactSubmission, type ContactForm } from '@captain/presets'

const KINDS = ['newBuild', 'reform', 'estimate', 'partner', 'recruit', 'other'] as const
const BUDGETS = ['under5m', 'to10m', 'to30m', 'over30m', 'undecided'] as const
const TIMES = ['morning', 'afternoon', 'evening', 'any'] as const

const sender = { setBy: 'sender' } as const

const base = contactPreset(KINDS)

/** Messages to the builder, with site, date and budget (content model, T3.contact). */
export const contact = defineContentType({
  ...base,
  replyBy: () => 'phone',
  sections: {
    message: base.sections.message,
    plan: ['siteCity', 'budgetRange', 'desiredTiming', 'contactTime'],
    sender: base.sections.sender,
    receipt: base.sections.receipt,
    handling: base.sections.handling,
  },
  submission: contactSubmission({
    kinds: KINDS,
    fields: {
      /** The builder calls back. */
      phone: phone({ required: true }),
      siteCity: text({ maxBytes: 150 }),
      budgetRange: select({ options: BUDGETS }),
      desiredTiming: text({ maxBytes: 90 }),
      contactTime: select({ options: TIMES }),
    },
    checks: [requiredIf<ContactForm<(typeof KINDS)[number]>>('company', ({ kind }) => kind === 'partner')],
  }),
  fields: {
    ...base.fields,
    siteCity: text({ maxBytes: 150, personal: true, ...sender }),
    budgetRange: select({ options: BUDGETS, ...sender }),
    desiredTiming: text({ maxBytes: 90, ...sender }),
    contactTime: select({ options: TIMES, ...sender }),
  },
})
