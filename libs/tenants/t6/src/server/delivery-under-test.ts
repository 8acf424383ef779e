import { type ContractTest, type DeliveryUnderTest, inForce, only, rows, today, present } from '@captain/content-testing/delivery'
import { site } from '../delivery.ts'

/** Queries of the shop's site. */
const queries = (baseUrl: string): readonly ContractTest[] => {
  const client = site({ baseUrl, locale: 'ja' })
  return [
    [
      'products on sale by category, price and stock',
      () =>
        only(
          client.all('product', {
            filter: { saleState: 'onSale', category: ['food', 'tableware'], price: { from: 1000, to: 2000 }, availability: 'inStock' },
          }),
          client.all('product'),
          ({ saleState, category, price, availability }) =>
            saleState === 'onSale' &&
            (category === 'food' || category === 'tableware') &&
            price.amount >= 1000 &&
            price.amount <= 2000 &&
            availability === 'inStock',
        ),
    ],
    [
      'what is recommended in a slot',
      async () => rows((await client.recommended('hero')).items, ({ slot, product }) => slot === 'hero' && product.saleState === 'onSale'),
    ],
    [
      'delivery fees of all prefectures',
      async () => {
        const { items, count } = await client.list('delivery', { limit: 100 })
        return rows(items, ({ prefecture, feeParcel }) => prefecture !== null && feeParcel >= 0 && count.value === 47)
      },
    ],
    ['what holds for all deliveries', () => present(client.current('delivery-setting'), ({ id }) => id !== '')],
    ['tokusho', () => inForce(client.current('tokusho'), today)],
    ['how to pay by transfer', () => present(client.current('payment-bank'), ({ guideText }) => guideText !== null)],
    ['how to pay by card', () => present(client.current('payment-card'), ({ guideText }) => guideText !== null)],
  ]
}

export const delivery: DeliveryUnderTest = {
  queries,
  examples: [
    {
      file: new URL('../../examples/order.ts', import.meta.url),
      prints: /送料込みで\d+円です。\nご注文番号 HK\d{6}-\d{5}（.+） \d+円/,
    },
  ],
}
