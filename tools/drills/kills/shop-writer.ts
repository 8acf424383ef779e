import { randomUUID } from 'node:crypto'
import { isDone, isUnknown, jsonOf } from '../product/http.ts'
import type { Staff } from '../product/staff.ts'
import { asRecord } from '@captain/validation'
import type { Client } from 'pg'
import type { Finding } from '../audit/finding.ts'
import { pathOf, unexpected, type MakeWriter } from './world.ts'

const STOCK = 1_000_000
const ADDRESS = { postalCode: '0000012', prefecture: 'JP-13', city: '見本市', street: '1-2-3' }

/** What visitors have bought of one product. */
export type Sales = {
  readonly product: string
  readonly acknowledged: Set<string>
  sent: number
}

/** Fills the stock of a product that is on sale, and starts counting what is bought. */
export const openSales = async (staff: Staff): Promise<Sales> => {
  const listed = await staff.call({
    method: 'GET',
    path: '/api/v1/public/shop/product?filter[saleState]=onSale&filter[availability]=inStock&limit=20',
  })
  const items = jsonOf(listed)['items']
  const simple = (Array.isArray(items) ? items : []).map(asRecord).find((one) => one['hasVariants'] !== true)
  if (simple === undefined) throw unexpected('the list of products', listed)
  const product = String(simple['id'])
  const found = await staff.call({ method: 'GET', path: pathOf('shop', 'product', `/${product}`) })
  const version = Number(jsonOf(found)['lockVersion'])
  const filled = await staff.call({
    method: 'PATCH',
    path: pathOf('shop', 'product', `/${product}`),
    version,
    json: { stock: STOCK, stockManaged: true },
  })
  if (!isDone(filled)) throw unexpected('filling the stock', filled)
  return { product, acknowledged: new Set(), sent: 0 }
}

const cart = (product: string, mail: string) => ({
  locale: 'ja',
  customerName: '見本 太郎',
  customerKana: 'ミホンタロウ',
  customerEmail: mail,
  customerPhone: '03-0000-1201',
  billingAddress: ADDRESS,
  shippingName: '見本 桜',
  shippingPhone: '075-0000-9105',
  shippingAddress: ADDRESS,
  paymentMethod: 'bank',
  agreedTerms: true,
  lines: [{ productId: product, quantity: 1 }],
})

/** Buys one piece after the other as visitors; an unanswered order is sent again with its key, from another address. */
export const shopWriter =
  (sales: Sales): MakeWriter =>
  ({ staff, ledger, name }, random, place) => {
    let count = 0
    let isPending = false
    let key = ''
    return async () => {
      if (!isPending) {
        count += 1
        sales.sent += 1
        key = randomUUID()
      }
      isPending = true
      const answer = await staff.call({
        method: 'POST',
        path: '/api/v1/public/shop/order',
        json: cart(sales.product, `${name}-${place}-${count}@mail.example`),
        headers: {
          'idempotency-key': key,
          // One sender may not send this many.
          'x-forwarded-for': `10.${random.below(250)}.${random.below(250)}.${random.below(250)}`,
        },
      })
      if (isDone(answer)) {
        isPending = false
        ledger.counts.acknowledged += 1
        sales.acknowledged.add(String(jsonOf(answer)['orderNumber']))
      } else if (isUnknown(answer) || answer.status === 0) ledger.counts.unanswered += 1
      else throw unexpected('an order of a visitor', answer)
    }
  }

/** Compares the stock and the stored orders with what visitors have bought. */
export const compareSales = async (client: Client, { product, acknowledged, sent }: Sales): Promise<readonly Finding[]> => {
  const { rows } = await client.query<{ number: string }>(
    `select data->>'orderNumber' as number from content.entry where type = 'order' and data #>> '{lines,0,productId}' = $1
      and data->>'customerEmail' like 'd%@mail.example'`,
    [product],
  )
  const stored = new Set(rows.map(({ number }) => number))
  const { rows: left } = await client.query<{ stock: number }>(`select (data->>'stock')::int as stock from content.entry where id = $1`, [
    product,
  ])
  const taken = STOCK - (left[0]?.stock ?? 0)
  return [
    ...[...acknowledged].filter((number) => !stored.has(number)).map((where) => ({ check: 'an acknowledged order that is lost', where })),
    ...(stored.size > sent ? [{ check: 'an order that was stored twice', where: `${stored.size} of ${sent}` }] : []),
    ...(taken === stored.size
      ? []
      : [{ check: 'a stock that does not agree with the orders', where: `${taken} taken, ${stored.size} ordered` }]),
  ]
}
