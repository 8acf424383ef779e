import type { Values } from '@captain/content-core'
import type { Order } from './shop-records.ts'

type Stored = Pick<Order, 'orderNumber' | 'orderedAt' | 'totalIncl' | 'paymentMethod' | 'paymentDueOn' | 'accessToken'>

/** What the buyer's page gets for an order: its number, the token that opens it again, and what is to be paid until when. */
export const orderReceipt = ({ orderNumber, orderedAt, totalIncl, paymentMethod, paymentDueOn, accessToken }: Stored): Values => ({
  orderNumber,
  orderedAt,
  totalIncl,
  paymentMethod,
  paymentDueOn,
  token: accessToken,
})
