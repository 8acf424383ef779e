import type { MessagesOf } from '@captain/content-core'
import { privacyPolicyLabels, termOfServiceLabels, tokushoLabels } from '@captain/presets/ja'
import type { tenant } from '../tenant.ts'
import { deliveryMessages } from './delivery.ts'
import { orderMessages } from './order.ts'
import { paymentMessages } from './payment.ts'
import { productMessages } from './product.ts'
import { productRecommendMessages } from './product-recommend.ts'

export const ja = {
  order: orderMessages.ja,
  product: productMessages.ja,
  'product-recommend': productRecommendMessages.ja,
  ...deliveryMessages.ja,
  ...paymentMessages.ja,
  tokusho: tokushoLabels,
  'privacy-policy': privacyPolicyLabels,
  'term-of-service': termOfServiceLabels,
} satisfies MessagesOf<typeof tenant>
