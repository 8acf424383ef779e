import type { Order } from './order-type.ts'

type Address = Order['shippingAddress']

/** Returns the lines of an address for a parcel; the caller names the prefecture in the user's language. */
export const addressLines = (address: Address, prefecture: string): readonly string[] => [
  `〒${address.postalCode}`,
  `${prefecture}${address.city}${address.street}`,
  ...(address.building === null ? [] : [address.building]),
]
