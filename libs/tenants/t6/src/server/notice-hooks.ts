import { hooksFor } from '@captain/content-server'
import { dateInTimeZone } from '@captain/locale'
import { noticeDifferences } from '../notice-differences.ts'
import { tenant } from '../tenant.ts'
import { shopSetting } from './shop-records.ts'

/**
 * A notice goes public only if it agrees with the settings of payment and delivery. One that takes effect later is not compared: the
 * settings may change until then.
 */
export const noticeHooks = hooksFor(tenant, 'tokusho', {
  publicationIssues: async (notice, context) => {
    if (String(notice.effectiveDate) > dateInTimeZone(context.now)) return []
    const delivery = await shopSetting(context, 'delivery-setting')
    return noticeDifferences(notice, {
      bank: await shopSetting(context, 'payment-bank'),
      card: await shopSetting(context, 'payment-card'),
      fees: await context.findAll('delivery'),
      freeShippingFrom: delivery?.freeShippingFrom ?? null,
    })
  },
})
