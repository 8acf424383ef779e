import type { TenantJob, TypeHooks } from '@captain/content-server'
import { SLOT_BOUNDS, type Slot } from '../content-types/recommend-slots.ts'
import { isShownOn } from '../content-types/recommend-period.ts'
import { shopRecords } from './shop-records.ts'

const ID = /^[0-9A-Z]{26}$/

/** How many products a slot holds. */
export const productRecommendHooks: TypeHooks = {
  save: async (values, context) => {
    const { slot, product } = values
    if (context.before === null && typeof slot === 'string' && Object.hasOwn(SLOT_BOUNDS, slot)) {
      await context.alone(`recommend/${slot}`)
      const { max } = SLOT_BOUNDS[slot as Slot]
      const held = (await shopRecords(context, 'product-recommend')).filter((one) => one.slot === slot)
      if (held.length >= max) context.refuse([{ path: 'slot', rule: 'maxCount', params: { count: max } }])
    }
    const named = typeof product === 'string' && ID.test(product) ? await context.find('product', product) : null
    return { ...values, productName: named?.['name'] ?? values['productName'] }
  },
}

/** Periods begin and end with the day: a save without changes works out anew whether today is one of them. */
const periodJob = (field: 'showFrom' | 'showUntil'): TenantJob => ({
  name: `recommendations by ${field}`,
  type: 'product-recommend',
  matching: { [field]: '2000-01-01..' },
  due: (record, now) => (record['isShown'] === isShownOn(record, now) ? null : {}),
})

export const productRecommendJobs: readonly TenantJob[] = [periodJob('showFrom'), periodJob('showUntil')]
