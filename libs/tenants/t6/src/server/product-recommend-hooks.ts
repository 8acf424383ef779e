import { hooksFor, jobFor, recordId, type FiltersOf, type IssueOf } from '@captain/content-server'
import { dateInTimeZone, addDays } from '@captain/locale'
import type { productRecommend } from '../content-types/product-recommend.ts'
import { SLOT_BOUNDS, type Slot } from '../content-types/recommend-slots.ts'
import { isShownOn } from '../content-types/recommend-period.ts'
import { productRecommendMessages } from '../messages/product-recommend.ts'
import { localized } from './translator.ts'
import { tenant } from '../tenant.ts'

const isSlot = (slot: unknown): slot is Slot => typeof slot === 'string' && Object.hasOwn(SLOT_BOUNDS, slot)

/** An issue without a field: a restored record is in no form, and its product may restore it. */
const noRoom = (slot: Slot, max: number): IssueOf<typeof productRecommend> => ({
  path: '',
  rule: 'custom',
  params: {
    code: 'slotFull',
    ...localized((i18n, locale) =>
      i18n._('おすすめ商品の表示枠「{slot}」には、すでに{max}件あります。1件外してから、もう一度戻してください。', {
        slot: productRecommendMessages[locale].fields.slot.options[slot],
        max,
      }),
    ),
  },
})

/** Limits the number of products in a slot: for new, moved and restored ones. */
export const productRecommendHooks = hooksFor(tenant, 'product-recommend', {
  beforeSave: async (values, context) => {
    const { slot, product } = values
    const { before } = context
    const isBack = before !== null && before.deletedAt !== null
    if (isSlot(slot) && (before === null || isBack || before.slot !== slot)) {
      await context.advisoryLock(`recommend/${slot}`)
      const { max } = SLOT_BOUNDS[slot]
      const inSlot = await context.findMany('product-recommend', { slot })
      if (inSlot.length >= max) context.reject([isBack ? noRoom(slot, max) : { path: 'slot', rule: 'maxCount', params: { count: max } }])
    }
    const id = recordId(product)
    const named = id === null ? null : await context.findForUpdate('product', id)
    return { ...values, productName: named?.name ?? values.productName }
  },
})

/**
 * Periods begin and end with the day: a save without changes recomputes whether today is one of them. Reads only records with an outdated
 * state.
 */
const periodJob = (name: string, matching: (today: string) => FiltersOf<typeof productRecommend>) =>
  jobFor(tenant, 'product-recommend', {
    name,
    filter: (now) => matching(dateInTimeZone(now)),
    dueChanges: (record, now) => (record.isShown === isShownOn(record, now) ? null : {}),
  })

export const productRecommendJobs = [
  periodJob('recommendations that begin', (today) => ({ isShown: 'false', showFrom: `..${today}`, showUntil: '' })),
  periodJob('recommendations that begin and will end', (today) => ({ isShown: 'false', showFrom: `..${today}`, showUntil: `${today}..` })),
  periodJob('recommendations that end', (today) => ({ isShown: 'true', showUntil: `..${addDays(today, -1)}` })),
]
