import {
  boolean,
  date,
  dateTime,
  decimal,
  defineContentType,
  email,
  group,
  int,
  list,
  longText,
  phone,
  reference,
  requiredIf,
  select,
  text,
} from '@captain/content-core'
import { formatYen } from '@captain/locale'
import { PREFECTURES } from '@captain/presets'
import { digitsHyphen, halfWidth, katakana, maxCount, minCount, onlyTrue } from '@captain/validation'
import { orderAddress } from './order-address.ts'
import { hasNoteOf, itemCountOf, prefectureOf } from './order-facts.ts'
import { DESIRED_SLOTS, orderSubmission } from './order-submission.ts'
import { PAYMENT_FIELDS, paymentFields } from './payment-fields.ts'

const server = { setBy: 'server' } as const
const sender = { setBy: 'sender' } as const
/** Of the buyer or the recipient. */
const person = { setBy: 'sender', personal: true } as const
const yen = { required: true, setBy: 'server', unit: 'yen' } as const

const isJapanese = ({ locale }: { readonly locale: string }): boolean => locale === 'ja'

/** An order of the shop's checkout (content model, T6.order): its lines never change, its status does. */
export const order = defineContentType({
  name: 'order',
  workflow: 'order',
  screens: ['list', 'preview-by-id'],
  group: 'inbox',
  icon: 'receipt',
  title: 'orderNumber',
  columns: ['orderNumber', 'orderedAt', 'customerName', 'itemCount', 'totalIncl', 'paymentMethod', 'state', 'prefecture', 'trackingNumber'],
  columnFormats: { paymentMethod: { secondary: 'paymentStatus' } },
  filters: ['orderedAt', 'paymentMethod', 'totalIncl', 'prefecture', 'hasNote'],
  indexed: ['paymentStatus', 'deliveryClass', 'paymentDueOn', 'autoOn', 'anonymiseOn'],
  defaultSort: ['-orderedAt'],
  sections: { handling: ['carrier', 'trackingNumber', 'internalNote'] },
  deletable: false,
  retention: { reason: 'tax', until: 'anonymiseOn', releases: ['giftMessage', 'customerNote', 'internalNote', 'history'] },
  submission: orderSubmission,
  transitions: {
    markPaid: { accepts: PAYMENT_FIELDS.bank, asks: paymentFields },
    ship: { requires: ({ deliveryClass }) => (deliveryClass === 'mail' ? [] : ['trackingNumber']) },
  },
  checks: [
    requiredIf('customerKana', isJapanese),
    {
      path: 'refundAmount',
      rule: 'max',
      params: ({ totalIncl }) => ({ max: totalIncl }),
      test: ({ refundAmount, totalIncl }) => refundAmount === null || refundAmount <= totalIncl,
    },
  ],
  warnings: [
    {
      path: 'transferAmount',
      rule: 'custom',
      params: ({ totalIncl }) => ({
        ja: `合計金額の${formatYen(totalIncl)}と違います。`,
        en: `Differs from the total of ${formatYen(totalIncl)}.`,
      }),
      test: ({ transferAmount, totalIncl }) => transferAmount === null || transferAmount === totalIncl,
    },
  ],
  fields: {
    orderNumber: text({ maxBytes: 20, required: true, unique: true, ...server }),
    orderedAt: dateTime({ required: true, ...server }),
    paymentStatus: select({
      options: ['unpaid', 'authorized', 'paid', 'partiallyRefunded', 'refunded', 'failed'],
      tones: {
        unpaid: 'warning',
        authorized: 'info',
        paid: 'success',
        partiallyRefunded: 'neutral',
        refunded: 'neutral',
        failed: 'critical',
      },
      required: true,
      ...server,
    }),
    locale: select({ options: ['ja', 'en'], required: true, ...sender }),
    customerName: text({ maxBytes: 150, required: true, ...person }),
    customerKana: text({ maxBytes: 150, rules: [katakana()], ...person }),
    customerEmail: email({ required: true, ...person }),
    customerPhone: phone({ required: true, ...person }),
    billingAddress: orderAddress,
    shippingName: text({ maxBytes: 150, required: true, ...person }),
    shippingPhone: phone({ required: true, local: true, ...person }),
    shippingAddress: orderAddress,
    prefecture: select({ options: PREFECTURES, compute: prefectureOf }),
    lines: list({
      required: true,
      max: 50,
      rules: [minCount(1), maxCount(50)],
      setBy: 'server',
      of: {
        productId: reference({ to: 'product', onDelete: 'restrict' }),
        sku: text({ maxBytes: 40, required: true }),
        name: text({ maxBytes: 300, required: true }),
        variantLabel: text({ maxBytes: 90 }),
        unitPriceIncl: int({ required: true, unit: 'yen' }),
        taxRate: select({ options: ['standard', 'reduced', 'exempt'], required: true }),
        taxPercent: decimal({ scale: 1, required: true }),
        quantity: int({ required: true, min: 1 }),
        lineTotalIncl: int({ required: true, unit: 'yen' }),
        gift: boolean({}),
      },
    }),
    itemCount: int({ compute: itemCountOf }),
    subtotalIncl: int(yen),
    shippingFee: int(yen),
    wrappingFee: int({ ...yen, defaultValue: 0 }),
    paymentFee: int({ ...yen, defaultValue: 0 }),
    discount: int({ ...yen, defaultValue: 0 }),
    taxBreakdown: list({
      required: true,
      max: 10,
      setBy: 'server',
      of: {
        taxPercent: decimal({ scale: 1, required: true }),
        taxableIncl: int({ required: true, unit: 'yen' }),
        tax: int({ required: true, unit: 'yen' }),
      },
    }),
    totalIncl: int(yen),
    paymentMethod: select({ options: ['card', 'bank'], required: true, ...sender }),
    paymentDueOn: date(server),
    autoOn: date(server),
    paidAt: dateTime(server),
    paymentReference: text({ maxBytes: 60, rules: [halfWidth()], ...server }),
    transferAmount: int({ ...server, unit: 'yen' }),
    /** As the bank statement names the payer, who may be another person than the buyer. */
    transferName: text({ maxBytes: 150, personal: true, ...server }),
    /** The shop's account on the day of the transfer, in Japanese. */
    transferAccount: text({ maxBytes: 300, ...server }),
    deliveryClass: select({ options: ['parcel', 'mail', 'large'], required: true, ...server }),
    deliveryDate: date(sender),
    deliverySlot: select({ options: DESIRED_SLOTS, ...sender }),
    carrier: text({ maxBytes: 90 }),
    trackingNumber: text({ maxBytes: 30, rules: [digitsHyphen()] }),
    shippedAt: dateTime(server),
    deliveredAt: dateTime(server),
    cancelledAt: dateTime(server),
    cancelReason: select({ options: ['customer', 'unpaid', 'stock', 'fraud', 'other'], ...server }),
    refundAmount: int({ ...server, unit: 'yen' }),
    restock: boolean(server),
    giftMessage: text({ maxBytes: 300, ...person }),
    customerNote: longText({ maxBytes: 1500, ...person }),
    hasNote: boolean({ compute: hasNoteOf }),
    internalNote: longText({ maxBytes: 3000, personal: true }),
    agreedTerms: boolean({ required: true, rules: [onlyTrue()], ...sender }),
    agreedVersions: group({
      required: true,
      setBy: 'server',
      of: { termOfService: text({ maxBytes: 20 }), privacyPolicy: text({ maxBytes: 20 }), tokusho: text({ maxBytes: 20 }) },
    }),
    history: list({
      max: 200,
      setBy: 'server',
      of: {
        at: dateTime({ required: true }),
        from: text({ maxBytes: 30 }),
        to: text({ maxBytes: 30, required: true }),
        by: text({ maxBytes: 150, required: true }),
        note: longText({ maxBytes: 6000, personal: true }),
      },
    }),
    /** The day on which the personal data is anonymised. */
    anonymiseOn: date(server),
    accessToken: text({ maxBytes: 60, required: true, personal: true, ...server }),
  },
})
