import type { Values } from '@captain/content-core'
import type { Order } from './shop-records.ts'

type Stored = Pick<Order, 'orderNumber' | 'orderedAt' | 'totalIncl' | 'paymentMethod' | 'paymentDueOn' | 'accessToken'>

/** Returns the order data for the buyer's page: its number, the token that opens it again, and the payment due date. */
export const orderReceipt = ({ orderNumber, orderedAt, totalIncl, paymentMethod, paymentDueOn, accessToken }: Stored): Values => ({
  orderNumber,
  orderedAt,
  totalIncl,
  paymentMethod,
  paymentDueOn,
  token: accessToken,
})
