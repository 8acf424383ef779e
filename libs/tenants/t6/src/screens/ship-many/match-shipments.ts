import type { RecordOf } from '@captain/content-core'
import type { order } from '../../content-types/order.ts'
import type { Shipment } from './read-shipments.ts'

/** Data of an order that awaits shipping. */
export type AwaitingOrder = Pick<RecordOf<typeof order>, 'id' | 'lockVersion' | 'status' | 'orderNumber' | 'customerName' | 'deliveryClass'>

export type ShipmentProblem = 'unknown' | 'twice' | 'unpaid' | 'noTracking' | 'badTracking' | 'noCarrier' | 'unknownCarrier'

/** A line with its order, or with the reason why it can't be shipped. */
export type MatchedShipment = Shipment & {
  readonly order: AwaitingOrder | null
  readonly chosenCarrier: string | null
  readonly problem: ShipmentProblem | null
}

type Known = {
  readonly orders: readonly AwaitingOrder[]
  readonly carriers: readonly string[]
  readonly standardCarrier: string | null
  /** Whether the payment of orders that await it is confirmed together with the shipment. */
  readonly confirmsPayment: boolean
}

/** Whether an order awaits its payment. */
export const isUnpaid = ({ status }: Pick<AwaitingOrder, 'status'>): boolean => status === 'pendingPayment'

/** Same rule as the field; the server validates again. */
const TRACKING = /^[\d-]{1,30}$/

const problemOf = (
  shipment: Shipment,
  order: AwaitingOrder | null,
  carrier: string | null,
  { carriers, confirmsPayment }: Known,
): ShipmentProblem | null => {
  if (order === null) return 'unknown'
  if (isUnpaid(order) && !confirmsPayment) return 'unpaid'
  if (carrier === null) return 'noCarrier'
  if (!carriers.includes(carrier)) return 'unknownCarrier'
  if (shipment.trackingNumber === null) return order.deliveryClass === 'mail' ? null : 'noTracking'
  return TRACKING.test(shipment.trackingNumber) ? null : 'badTracking'
}

/** Matches lines to orders and decides whether each can be shipped; of several lines for one order only the first counts. */
export const matchShipments = (shipments: readonly Shipment[], known: Known): readonly MatchedShipment[] => {
  const orders = new Map(known.orders.map((order) => [order.orderNumber, order]))
  const seen = new Set<string>()
  return shipments.map((shipment) => {
    const order = orders.get(shipment.orderNumber) ?? null
    const chosenCarrier = shipment.carrier ?? known.standardCarrier
    const isRepeated = seen.has(shipment.orderNumber)
    seen.add(shipment.orderNumber)
    const problem = isRepeated ? 'twice' : problemOf(shipment, order, chosenCarrier, known)
    return { ...shipment, order, chosenCarrier, problem }
  })
}
