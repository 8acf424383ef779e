import type { RecordOf } from '@captain/content-core'
import type { HookContext } from '@captain/content-server'
import type { delivery } from '../content-types/delivery.ts'
import type { deliverySetting } from '../content-types/delivery-setting.ts'
import type { order } from '../content-types/order.ts'
import type { paymentBank } from '../content-types/payment-bank.ts'
import type { paymentCard } from '../content-types/payment-card.ts'
import type { product } from '../content-types/product.ts'
import type { tokusho } from '../content-types/tokusho.ts'

export type Product = RecordOf<typeof product>
export type Order = RecordOf<typeof order>
export type OrderLine = Order['lines'][number]
export type DeliveryRow = RecordOf<typeof delivery>
export type DeliverySetting = RecordOf<typeof deliverySetting>
export type BankSetting = RecordOf<typeof paymentBank>
export type CardSetting = RecordOf<typeof paymentCard>
export type Tokusho = RecordOf<typeof tokusho>

type Records = {
  readonly delivery: DeliveryRow
  readonly 'delivery-setting': DeliverySetting
  readonly 'payment-bank': BankSetting
  readonly 'payment-card': CardSetting
  readonly tokusho: Tokusho
}

/** All records of a type of this shop, with the types of its declaration. */
export const shopRecords = async <Name extends keyof Records>(context: HookContext, type: Name): Promise<readonly Records[Name][]> =>
  (await context.all(type)) as unknown as readonly Records[Name][]

/** The one record of a singleton; null while the shop has never been started up with it. */
export const shopSetting = async <Name extends 'delivery-setting' | 'payment-bank' | 'payment-card'>(
  context: HookContext,
  type: Name,
): Promise<Records[Name] | null> => (await shopRecords(context, type))[0] ?? null

/** A product, locked until the transaction ends. */
export const shopProduct = async (context: HookContext, id: string): Promise<Product | null> =>
  (await context.find('product', id)) as unknown as Product | null
