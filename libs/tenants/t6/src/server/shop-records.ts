import type { HookContextOf, RecordIn } from '@captain/content-server'
import type { tenant } from '../tenant.ts'

type Shop = typeof tenant

/** What the shop's hooks work with. */
export type ShopContext = HookContextOf<Shop>

export type Product = RecordIn<Shop, 'product'>
export type Order = RecordIn<Shop, 'order'>
export type OrderLine = Order['lines'][number]
export type DeliveryRow = RecordIn<Shop, 'delivery'>
export type DeliverySetting = RecordIn<Shop, 'delivery-setting'>
export type BankSetting = RecordIn<Shop, 'payment-bank'>
export type CardSetting = RecordIn<Shop, 'payment-card'>
export type Tokusho = RecordIn<Shop, 'tokusho'>

/** The one record of a singleton; null while the shop has never been started up with it. */
export const shopSetting = async <Name extends 'delivery-setting' | 'payment-bank' | 'payment-card'>(
  { all }: Pick<ShopContext, 'all'>,
  type: Name,
): Promise<RecordIn<Shop, Name> | null> => (await all(type))[0] ?? null
