import { transitionIn, type TransitionOf, type UncheckedValues, type ValuesOf } from '@captain/content-core'
import { forbidden } from '@captain/http-server'
import type { HooksOf, IssueOf } from '@captain/content-server'
import { dateInTimeZone, addDays } from '@captain/locale'
import { anonymizeOn, anonymizeOpenOrderOn } from '../retention.ts'
import type { order } from '../content-types/order.ts'
import type { tenant } from '../tenant.ts'
import { shopSetting } from './shop-records.ts'
import { returnStock } from './stock.ts'
import { localized } from './translator.ts'

type StepHook = NonNullable<HooksOf<typeof tenant, 'order'>['beforeTransition']>
type StepContext = Parameters<StepHook>[1]
type Order = ValuesOf<typeof order>
type Effect = (order: Order, context: StepContext) => Promise<UncheckedValues<typeof order>>

const DAY_MS = 24 * 60 * 60 * 1000
/** Days after delivery in which staff accept returns; after that an owner decides. */
const RETURN_DAYS = 8
/** Days after shipping until a parcel counts as delivered. */
const DELIVERED_AFTER_DAYS = 7

const unknownCarrier: IssueOf<typeof order> = {
  path: 'carrier',
  rule: 'custom',
  params: {
    code: 'carrier',
    ...localized((i18n) => i18n._('配送設定に登録した配送会社を選んでください。')),
  },
}

const ship: Effect = async (order, context) => {
  const setting = await shopSetting(context, 'delivery-setting')
  if (order.carrier !== null && setting?.carriers.some(({ name }) => name.ja === order.carrier) !== true) context.reject([unknownCarrier])
  return {
    autoOn: addDays(dateInTimeZone(context.now), DELIVERED_AFTER_DAYS),
    // Captures the authorised amount now at the latest.
    ...(order.paymentStatus === 'authorized' && { paymentStatus: 'paid', paidAt: context.now.toISOString() }),
  }
}

/** A payment fails only when its time limit expires; an order cancelled earlier stays unpaid. */
const afterCancelling = ({ paymentStatus, cancelReason }: Order): Order['paymentStatus'] => {
  if (paymentStatus !== 'unpaid') return 'refunded'
  return cancelReason === 'unpaid' ? 'failed' : 'unpaid'
}

const cancel: Effect = async (order, context) => {
  await returnStock(context, order.lines)
  return { ...closing(context), autoOn: null, paymentStatus: afterCancelling(order) }
}

const requestReturn: Effect = async (order, { now, author }) => {
  const isLate = order.deliveredAt !== null && now.getTime() > Date.parse(order.deliveredAt) + RETURN_DAYS * DAY_MS
  if (isLate && author.role !== 'owner') throw forbidden()
  return { autoOn: null, anonymiseOn: anonymizeOpenOrderOn(dateInTimeZone(now)) }
}

const refund: Effect = async (order, context) => {
  if (order.restock) await returnStock(context, order.lines)
  return { ...closing(context), paymentStatus: (order.refundAmount ?? 0) < order.totalIncl ? 'partiallyRefunded' : 'refunded' }
}

const closing = ({ now }: StepContext) => ({ anonymiseOn: anonymizeOn(dateInTimeZone(now)) })

/** A transfer without an amount is as large as the total. */
const markPaid: Effect = async ({ paymentMethod, transferAmount, totalIncl }) => ({
  paymentStatus: 'paid',
  autoOn: null,
  ...(paymentMethod === 'bank' && { transferAmount: transferAmount ?? totalIncl }),
})

const EFFECTS: Readonly<Partial<Record<TransitionOf<typeof order>, Effect>>> = {
  markPaid,
  ship,
  deliver: async (_order, context) => ({ ...closing(context), autoOn: null }),
  cancel,
  requestReturn,
  refund,
  refuseReturn: async (order, context) => ({ ...closing(context), deliveredAt: order.deliveredAt ?? context.now.toISOString() }),
}

/** Effects of a transition of an order: money, stock and automatic transitions; each is added to the order's history. */
export const stepOrder: StepHook = async (order, context) => {
  const { before, transition, note, now, author } = context
  const entry = {
    at: now.toISOString(),
    from: before.status,
    to: transitionIn('order', transition)?.to ?? '',
    by: author.name,
    note,
  }
  return { ...order, ...(await EFFECTS[transition]?.(order, context)), history: [...order.history, entry] }
}
