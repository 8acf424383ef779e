import { defineContentType, phone, requiredWhen, select, text } from '@captain/content-core'
import { CONTACT_SECTIONS, CONTACT_TYPE, contactFields, contactSubmission } from '@captain/presets'

const KINDS = ['newBuild', 'reform', 'estimate', 'partner', 'recruit', 'other'] as const
const BUDGETS = ['under5m', 'to10m', 'to30m', 'over30m', 'undecided'] as const
const TIMES = ['morning', 'afternoon', 'evening', 'any'] as const

const sender = { setBy: 'sender' } as const

/** Messages to the builder, with site, date and budget (content model, T3.contact). */
export const contact = defineContentType({
  ...CONTACT_TYPE,
  sections: {
    message: CONTACT_SECTIONS.message,
    plan: ['siteCity', 'budgetRange', 'desiredTiming', 'contactTime'],
    sender: CONTACT_SECTIONS.sender,
    receipt: CONTACT_SECTIONS.receipt,
    handling: CONTACT_SECTIONS.handling,
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
    checks: [requiredWhen<{ readonly kind: string }>('company', ({ kind }) => kind === 'partner')],
  }),
  fields: {
    ...contactFields(KINDS),
    siteCity: text({ maxBytes: 150, personal: true, ...sender }),
    budgetRange: select({ options: BUDGETS, ...sender }),
    desiredTiming: text({ maxBytes: 90, ...sender }),
    contactTime: select({ options: TIMES, ...sender }),
  },
})
