import { HttpError } from '@captain/content-delivery-client'
import { site, type OrderReceipt } from '@captain/t6/delivery'

const shop = site({ baseUrl: process.env['CAPTAIN_URL'] ?? 'http://localhost:3000', locale: 'ja' })

const onSale = { saleState: 'onSale', availability: 'inStock' } as const
const { items } = await shop.list('product', { filter: { ...onSale, category: 'tableware', price: { to: 3000 } } })
const [bowl] = items
if (bowl === undefined) throw new Error('売り切れました')

const address = { postalCode: '000-0001', prefecture: 'JP-13', city: '港町', street: '1-2-3' } as const
const order = {
  locale: 'ja',
  customerName: '見本 太郎',
  customerKana: 'ミホンタロウ',
  customerEmail: 'taro@example.com',
  customerPhone: '03-0000-0000',
  billingAddress: address,
  shippingName: '見本 太郎',
  shippingPhone: '03-0000-0000',
  shippingAddress: address,
  lines: [{ productId: bowl.id, quantity: 2 }],
  paymentMethod: 'bank',
  agreedTerms: true,
} as const

try {
  const quote = await shop.confirm<{ readonly price: { readonly totalIncl: number } }>('order', order)
  console.log(`${bowl.name} 2点、送料込みで${quote.price.totalIncl}円です。`)
  // The same key makes one order, however often a visitor presses the button.
  const receipt = await shop.send<OrderReceipt>('order', order, { idempotencyKey: crypto.randomUUID() })
  const { status } = await shop.order(receipt.orderNumber, receipt.token)
  console.log(`ご注文番号 ${receipt.orderNumber}（${String(status)}） ${receipt.totalIncl}円`)
} catch (error) {
  if (!(error instanceof HttpError)) throw error
  for (const { path, message } of error.problem?.issues ?? []) console.error(`${path}: ${message}`)
  throw error
}
