import type { FieldIssue } from '@captain/content-core'
import type { Wanted } from './order-lines.ts'
import { orderIssues } from './order-issues.ts'
import type { DeliveryRow, Product } from './shop-records.ts'

export type DeliveryClass = Product['deliveryClass']

type Parcel = Pick<Wanted, 'place'> & { readonly product: Pick<Product, 'deliveryClass' | 'temperature'> }
type Fees = Pick<DeliveryRow, 'isDeliverable' | 'feeMail' | 'chilledSurcharge'> & {
  /** Null until the shop has set it. */
  readonly feeParcel: number | null
  readonly feeLarge: number | null
}

export type Shipping = { readonly deliveryClass: DeliveryClass; readonly fee: number }

const isCool = ({ product }: Parcel): boolean => product.temperature !== 'normal'

/** Shipping class of all lines together: that of the largest; cooled goods, and goods that mail can't reach, go as a parcel. */
const classOf = (lines: readonly Parcel[], row: Fees): DeliveryClass => {
  if (lines.some(({ product }) => product.deliveryClass === 'large')) return 'large'
  const isMail = lines.every((line) => line.product.deliveryClass === 'mail' && !isCool(line))
  return isMail && row.feeMail !== null ? 'mail' : 'parcel'
}

const feeOf = (deliveryClass: DeliveryClass, row: Fees): number | null =>
  ({ mail: row.feeMail, parcel: row.feeParcel, large: row.feeLarge })[deliveryClass]

/**
 * Computes the shipping fee of an order's lines to a prefecture, tax included: one fee by class, one surcharge per cool temperature. Above
 * the free shipping limit only the surcharges apply.
 */
export const shippingOf = (
  lines: readonly Parcel[],
  row: Fees | null,
  { subtotalIncl, freeShippingFrom }: { readonly subtotalIncl: number; readonly freeShippingFrom: number | null },
): { readonly shipping: Shipping | null; readonly issues: readonly FieldIssue[] } => {
  if (row === null || !row.isDeliverable) return { shipping: null, issues: [orderIssues.undeliverable()] }
  const deliveryClass = classOf(lines, row)
  const base = feeOf(deliveryClass, row)
  if (base === null) {
    const stuck = lines.filter(({ product }) => deliveryClass !== 'large' || product.deliveryClass === 'large')
    return { shipping: null, issues: stuck.map(({ place }) => orderIssues.lineUndeliverable(place)) }
  }
  const isFree = freeShippingFrom !== null && subtotalIncl >= freeShippingFrom
  const coolBoxes = new Set(lines.filter(isCool).map(({ product }) => product.temperature)).size
  return { shipping: { deliveryClass, fee: (isFree ? 0 : base) + coolBoxes * row.chilledSurcharge }, issues: [] }
}
