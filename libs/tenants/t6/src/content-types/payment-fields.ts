/** Fields that staff enter when a payment arrives, by method; each method states its own. */
export const PAYMENT_FIELDS = {
  card: ['paidAt', 'paymentReference'],
  bank: ['paidAt', 'transferAmount', 'transferName', 'transferAccount'],
} as const

/** Returns what staff enter about the payment of an order. */
export const paymentFields = ({ paymentMethod }: { readonly paymentMethod: keyof typeof PAYMENT_FIELDS }) => PAYMENT_FIELDS[paymentMethod]
