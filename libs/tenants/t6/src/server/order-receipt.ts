import type { Values } from '@captain/content-core'

/** What the buyer's page gets for an order: its number, the token that opens it again, and what is to be paid until when. */
export const orderReceipt = (order: Values): Values =>
  Object.fromEntries(
    (['orderNumber', 'orderedAt', 'totalIncl', 'paymentMethod', 'paymentDueOn'] as const)
      .map((name): readonly [string, unknown] => [name, order[name]])
      .concat([['token', order['accessToken']]]),
  )
