/** Returns an address that the shop delivers to. */
export const address = (prefecture: string) => ({ postalCode: '0000012', prefecture, city: '見本市', street: '1-2-3' })

/** Returns a checkout with some lines. */
export const cart = (lines: readonly object[], changes: object = {}) => ({
  locale: 'ja',
  customerName: '見本 太郎',
  customerKana: 'ミホンタロウ',
  customerEmail: 'Taro@Mail.Example',
  customerPhone: '03-0000-1201',
  billingAddress: address('JP-13'),
  shippingName: '見本 桜',
  shippingPhone: '075-0000-9105',
  shippingAddress: address('JP-26'),
  paymentMethod: 'bank',
  agreedTerms: true,
  lines,
  ...changes,
})
