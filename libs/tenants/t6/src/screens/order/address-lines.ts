import type { Order } from './order-type.ts'

type Address = Order['shippingAddress']

/** An address as it is written on a parcel; the caller names the prefecture in the reader's language. */
export const addressLines = (address: Address, prefecture: string): readonly string[] => [
  `〒${address.postalCode}`,
  `${prefecture}${address.city}${address.street}`,
  ...(address.building === null ? [] : [address.building]),
]
