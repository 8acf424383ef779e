import type { WorkflowDefinition } from './workflow-definition.ts'

/**
 * An order on its way from payment to the customer and, if need be, back (content model, T6.order).
 * The type declares the fields that steps take, need and stamp.
 */
export const order = {
  fields: {},
  statuses: ['pendingPayment', 'paid', 'preparing', 'shipped', 'delivered', 'returnRequested', 'refunded', 'cancelled'],
  states: ['pendingPayment', 'paid', 'preparing', 'shipped', 'delivered', 'returnRequested', 'refunded', 'cancelled'],
  transitions: {
    markPaid: { from: ['pendingPayment'], to: 'paid', takes: ['paidAt', 'paymentReference'], stamps: 'paidAt' },
    prepare: { from: ['paid'], to: 'preparing' },
    ship: { from: ['paid', 'preparing'], to: 'shipped', takes: ['carrier', 'trackingNumber'], needs: ['carrier'], stamps: 'shippedAt' },
    deliver: { from: ['shipped'], to: 'delivered', stamps: 'deliveredAt' },
    requestReturn: { from: ['shipped', 'delivered'], to: 'returnRequested', note: 'required' },
    refund: { from: ['returnRequested'], to: 'refunded', takes: ['refundAmount', 'restock'], needs: ['refundAmount'] },
    refuseReturn: { from: ['returnRequested'], to: 'delivered' },
    cancel: {
      from: ['pendingPayment', 'paid', 'preparing'],
      to: 'cancelled',
      takes: ['cancelReason'],
      needs: ['cancelReason'],
      stamps: 'cancelledAt',
    },
  },
  exposure: 'never',
  listed: [],
  indexed: [],
  way: ['pendingPayment', 'paid', 'preparing', 'shipped', 'delivered'],
  handling: 'final',
  pending: [{ kind: 'orders', states: ['pendingPayment', 'paid'] }],
} as const satisfies WorkflowDefinition
