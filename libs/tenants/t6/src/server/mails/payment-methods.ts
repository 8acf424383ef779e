import type { I18n } from '@lingui/core'
import type { Order } from '../shop-records.ts'

/** Names the payment methods in the language of an instance. */
export const paymentMethodsIn = (i18n: I18n): Readonly<Record<Order['paymentMethod'], string>> => ({
  card: i18n._('クレジットカード'),
  bank: i18n._('銀行振込'),
})
