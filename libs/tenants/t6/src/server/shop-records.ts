import type { HookContextOf, RecordIn } from '@captain/content-server'
import type { tenant } from '../tenant.ts'

type Shop = typeof tenant

/** Record types of the shop's hooks. */
export type ShopContext = HookContextOf<Shop>

export type Product = RecordIn<Shop, 'product'>
export type Order = RecordIn<Shop, 'order'>
export type OrderLine = Order['lines'][number]
export type DeliveryRow = RecordIn<Shop, 'delivery'>
export type DeliverySetting = RecordIn<Shop, 'delivery-setting'>
export type BankSetting = RecordIn<Shop, 'payment-bank'>
export type CardSetting = RecordIn<Shop, 'payment-card'>
export type Tokusho = RecordIn<Shop, 'tokusho'>

/** Returns the record of a singleton; null before the first start of the shop. */
export const shopSetting = async <Name extends 'delivery-setting' | 'payment-bank' | 'payment-card'>(
  { findAll }: Pick<ShopContext, 'findAll'>,
  type: Name,
): Promise<RecordIn<Shop, Name> | null> => (await findAll(type))[0] ?? null
