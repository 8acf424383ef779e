import { notInFutureIfChanged } from '../validation/not-in-future-if-changed.ts'
import type { WorkflowDefinition } from './workflow-definition.ts'

/**
 * Workflow of an order from payment to delivery and, if needed, return (content model, T6.order). The type declares the fields that
 * transitions accept, require and set to the time.
 */
export const order = {
  fields: {},
  // Only types that declare these fields have them.
  checks: [notInFutureIfChanged('paidAt'), notInFutureIfChanged('shippedAt')],
  statuses: ['pendingPayment', 'paid', 'preparing', 'shipped', 'delivered', 'returnRequested', 'refunded', 'cancelled'],
  states: ['pendingPayment', 'paid', 'preparing', 'shipped', 'delivered', 'returnRequested', 'refunded', 'cancelled'],
  transitions: {
    markPaid: { from: ['pendingPayment'], to: 'paid', accepts: ['paidAt', 'paymentReference'], setsTimestamp: 'paidAt' },
    prepare: { from: ['paid'], to: 'preparing' },
    ship: {
      from: ['paid', 'preparing'],
      to: 'shipped',
      accepts: ['carrier', 'trackingNumber'],
      requires: ['carrier'],
      setsTimestamp: 'shippedAt',
    },
    deliver: { from: ['shipped'], to: 'delivered', setsTimestamp: 'deliveredAt' },
    requestReturn: { from: ['shipped', 'delivered'], to: 'returnRequested', note: 'required' },
    refund: { from: ['returnRequested'], to: 'refunded', accepts: ['refundAmount', 'restock'], requires: ['refundAmount'] },
    refuseReturn: { from: ['returnRequested'], to: 'delivered' },
    cancel: {
      from: ['pendingPayment', 'paid', 'preparing'],
      to: 'cancelled',
      accepts: ['cancelReason'],
      requires: ['cancelReason'],
      setsTimestamp: 'cancelledAt',
    },
  },
  exposure: 'never',
  listFields: [],
  indexed: [],
  happyPath: ['pendingPayment', 'paid', 'preparing', 'shipped', 'delivered'],
  inSequence: ['markPaid', 'prepare', 'ship'],
  handling: 'final',
  pending: [{ kind: 'orders', states: ['pendingPayment', 'paid', 'preparing'] }],
} as const satisfies WorkflowDefinition
