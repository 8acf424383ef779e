import { defineServer } from '@captain/content-server'
import { confirmOrder } from './server/confirm-order.ts'
import { deliverySettingHooks } from './server/delivery-setting-hooks.ts'
import { bankMails } from './server/mails/bank-mails.ts'
import { orderMails } from './server/mails/order-mails.ts'
import { anonymiseJob } from './server/anonymise-orders.ts'
import { orderJob } from './server/order-jobs.ts'
import { orderReceipt } from './server/order-receipt.ts'
import { stepOrder } from './server/order-steps.ts'
import { paymentCardHooks } from './server/payment-card-hooks.ts'
import { productHooks, productJobs } from './server/product-hooks.ts'
import { productRecommendHooks, productRecommendJobs } from './server/product-recommend-hooks.ts'
import { noticeHooks } from './server/notice-hooks.ts'
import { receiveOrder } from './server/receive-order.ts'
import { recommendedProducts } from './server/recommended-products.ts'
import { trackOrder } from './server/track-order.ts'
import { tenant } from './tenant.ts'

/** Adds the shop's server parts: the checkout, rules of its records, its recommendations, and its jobs. */
export const server = defineServer(tenant, {
  hooks: {
    order: {
      onSubmission: receiveOrder,
      submissionReceipt: orderReceipt,
      previewSubmission: confirmOrder,
      trackSubmission: trackOrder,
      beforeTransition: stepOrder,
      mails: orderMails,
    },
    product: productHooks,
    'product-recommend': productRecommendHooks,
    'delivery-setting': deliverySettingHooks,
    'payment-bank': { mails: bankMails },
    'payment-card': paymentCardHooks,
    tokusho: noticeHooks,
  },
  publicQueries: [recommendedProducts],
  jobs: { order: [orderJob, anonymiseJob], product: productJobs, 'product-recommend': productRecommendJobs },
  seed: () => import('./seed.ts'),
})
