import type { MessagesOf } from '@captain/content-core'
import type { tenant } from '../tenant.ts'
import { deliveryMessages } from './delivery.ts'
import { legalMessages } from './legal.ts'
import { orderMessages } from './order.ts'
import { paymentMessages } from './payment.ts'
import { productMessages } from './product.ts'
import { productRecommendMessages } from './product-recommend.ts'

export const en = {
  order: orderMessages.en,
  product: productMessages.en,
  'product-recommend': productRecommendMessages.en,
  ...deliveryMessages.en,
  ...paymentMessages.en,
  ...legalMessages.en,
} satisfies MessagesOf<typeof tenant>
