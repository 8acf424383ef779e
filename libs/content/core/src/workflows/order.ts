import type { WorkflowDefinition } from './workflow-definition.ts'

/**
 * Workflow of an order from payment to delivery and, if needed, return (content model, T6.order). The type declares the fields that
 * transitions accept, require and set to the time.
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
