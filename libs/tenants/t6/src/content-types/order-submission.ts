import { boolean, date, defineSubmission, email, group, int, list, longText, phone, select, text } from '@captain/content-core'
import { halfWidth, katakana, minCount } from '@captain/validation'
import { DELIVERY_SLOTS } from './delivery-slots.ts'
import { addressParts } from './order-address.ts'

/** `none`: any time. */
export const DESIRED_SLOTS = ['none', ...DELIVERY_SLOTS] as const

/** The checkout request: a cart and a buyer; the server computes prices, fees and totals. */
export const orderSubmission = defineSubmission({
  perHour: 30,
  fields: {
    locale: select({ options: ['ja', 'en'], required: true }),
    customerName: text({ maxBytes: 150, required: true }),
    customerKana: text({ maxBytes: 150, rules: [katakana()] }),
    customerEmail: email({ required: true }),
    customerPhone: phone({ required: true }),
    billingAddress: group({ required: true, of: addressParts }),
    shippingName: text({ maxBytes: 150, required: true }),
    shippingPhone: phone({ required: true, local: true }),
    shippingAddress: group({ required: true, of: addressParts }),
    lines: list({
      required: true,
      max: 50,
      rules: [minCount(1)],
      of: {
        productId: text({ maxBytes: 26, required: true }),
        /** The variant's own code; omitted for products without variants. */
        sku: text({ maxBytes: 40 }),
        quantity: int({ required: true, min: 1, max: 99 }),
        gift: boolean({}),
      },
    }),
    paymentMethod: select({ options: ['card', 'bank'], required: true }),
    /** The gateway's token of the card; never a card number. */
    cardToken: text({ maxBytes: 60, rules: [halfWidth()] }),
    deliveryDate: date({}),
    deliverySlot: select({ options: DESIRED_SLOTS }),
    giftMessage: text({ maxBytes: 300 }),
    customerNote: longText({ maxBytes: 1500 }),
    agreedTerms: boolean({}),
  },
  checks: [
    {
      path: 'customerKana',
      rule: 'requiredInput',
      test: ({ locale, customerKana }) => locale !== 'ja' || customerKana !== null,
    },
  ],
})
