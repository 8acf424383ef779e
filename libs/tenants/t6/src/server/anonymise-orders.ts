import { jobFor } from '@captain/content-server'
import { dateInTimeZone } from '@captain/locale'
import { tenant } from '../tenant.ts'
import { ANONYMOUS_KANA } from './katakana.ts'
import { newOrderToken } from './order-token.ts'
import type { Order } from './shop-records.ts'
import { bilingual, localized } from './translator.ts'

const NOBODY = localized((i18n) => i18n._('匿名'))
const ADDRESS = 'anonymous@example.invalid'
const PHONE = '00-0000-0000'

/** Reduces an address to its region. */
const somewhere = ({ prefecture }: Order['shippingAddress']) => ({
  postalCode: '000-0000',
  prefecture,
  city: '–',
  street: '–',
  building: null,
})

/** Removes personal data; goods, amounts and tax stay for the books. */
const anonymous = (order: Order) => ({
  customerName: NOBODY[order.locale],
  customerKana: order.locale === 'ja' ? ANONYMOUS_KANA : null,
  customerEmail: ADDRESS,
  customerPhone: PHONE,
  billingAddress: somewhere(order.billingAddress),
  shippingName: NOBODY[order.locale],
  shippingPhone: PHONE,
  shippingAddress: somewhere(order.shippingAddress),
  giftMessage: null,
  customerNote: null,
  internalNote: null,
  trackingNumber: null,
  paymentReference: null,
  transferName: null,
  history: order.history.map((entry) => ({ ...entry, note: null })),
  // The buyer's own link ends too.
  accessToken: newOrderToken(),
  anonymiseOn: null,
})

/** Anonymises an order seven years after it was completed. */
export const anonymiseJob = jobFor(tenant, 'order', {
  name: 'orders whose time has passed',
  filter: (now) => ({ anonymiseOn: `2000-01-01..${dateInTimeZone(now)}` }),
  dueChanges: (order, now) => (order.anonymiseOn !== null && order.anonymiseOn <= dateInTimeZone(now) ? anonymous(order) : null),
  purgeReason: bilingual((i18n) => i18n._('保存期間の7年が過ぎたため、個人情報を匿名化しました。')),
})
