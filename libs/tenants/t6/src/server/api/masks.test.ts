import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cart } from './cart-under-test.ts'
import { PUBLIC, STAFF, startShop, type Json, type ShopUnderTest } from './shop-under-test.ts'

let shop: ShopUnderTest
let order: Json

const SECRETS = {
  customerName: '見本 秘密',
  customerKana: 'ミホンヒミツ',
  customerEmail: 'himitsu@mail.example',
  customerPhone: '03-0000-4649',
  shippingName: '見本 内緒',
  shippingPhone: '075-0000-4771',
  giftMessage: 'ひそかな祝い',
  customerNote: '裏口へ',
}
const PLACES = { billingAddress: ['秘密市', '極秘町7'], shippingAddress: ['内緒市', '内密町8'] } as const
const NOTES = ['電話で本人を確認', '隣家は見本三郎']

const ALL = [...Object.values(SECRETS), ...Object.values(PLACES).flat(), ...NOTES]

beforeAll(async () => {
  shop = await startShop()
  const bowl = await shop.find('product', 'slug', 'white-rice-bowl')
  const address = ([city, street]: readonly [string, string]) => ({ postalCode: '000-0099', prefecture: 'JP-13', city, street })
  const sent = cart([{ productId: bowl.id, quantity: 1 }], {
    ...SECRETS,
    billingAddress: address(PLACES.billingAddress),
    shippingAddress: address(PLACES.shippingAddress),
  })
  const { body } = await shop.call('POST', `${PUBLIC}/order`, { body: sent })
  order = await shop.find('order', 'orderNumber', String(body['orderNumber']))
  const noted = await shop.patch('order', order, { internalNote: NOTES[1] })
  await shop.step(noted.body, 'markPaid', { note: NOTES[0] })
})
afterAll(() => shop?.stop())

const as = (person: 'onlooker' | 'clerk', path: string) => shop.call('GET', `${STAFF}/${path}`, { as: person })
const found = async (person: 'onlooker' | 'clerk', query: string) => {
  const { body, status } = await as(person, `order?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return (body['items'] as readonly Json[]).map(({ orderNumber }) => orderNumber)
}

describe('who only looks at orders', () => {
  it.each(['', '/revisions/1', '/revisions', '/events', '/used-by'])('gets nothing of the buyer at %s', async (path) => {
    const { body, status } = await as('onlooker', `order/${order.id}${path}`)
    expect(status).toBe(200)
    const text = JSON.stringify(body)
    for (const secret of [...ALL, String(order['accessToken']), '000-0099']) expect(text, secret).not.toContain(secret)
  })

  it('gets nothing of it from the list either, and sees what the order is', async () => {
    const { body } = await as('onlooker', 'order?limit=100')
    const text = JSON.stringify(body)
    for (const secret of ALL) expect(text).not.toContain(secret)
    const mine = (body['items'] as readonly Json[]).find(({ id }) => id === order.id)
    expect(mine).toMatchObject({ orderNumber: order['orderNumber'], customerName: '＊＊＊', totalIncl: 2750, prefecture: 'JP-13' })
  })

  it('reads the record as it is apart from that', async () => {
    const { body } = await as('onlooker', `order/${order.id}`)
    expect(body).toMatchObject({
      customerEmail: '＊＊＊',
      shippingAddress: { postalCode: '＊＊＊', prefecture: null, city: '＊＊＊', street: '＊＊＊', building: null },
      internalNote: '＊＊＊',
      lines: [{ name: '白磁の飯碗', quantity: 1 }],
      history: [
        { by: 'お客様', note: null },
        { by: 'admin', note: '＊＊＊' },
      ],
    })
  })

  it('finds orders by number, not by the buyer', async () => {
    expect(await found('onlooker', `q=${String(order['orderNumber'])}`)).toEqual([order['orderNumber']])
    for (const secret of ALL) expect(await found('onlooker', `q=${encodeURIComponent(secret)}`), secret).toEqual([])
    for (const secret of Object.values(SECRETS))
      expect(await found('clerk', `q=${encodeURIComponent(secret)}`), secret).toEqual([order['orderNumber']])
    const { body } = await as('onlooker', `order?q=${encodeURIComponent(SECRETS.customerName)}&counts=status`)
    expect(Object.values(body['states'] as Readonly<Record<string, { readonly value: number }>>).every(({ value }) => value === 0)).toBe(
      true,
    )
  })

  it('can sort and narrow by none of it', async () => {
    for (const query of ['sort=customerName', 'sort=-customerName']) {
      expect((await as('onlooker', `order?${query}`)).status, query).toBe(400)
      expect((await as('clerk', `order?${query}`)).status, query).toBe(200)
    }
  })

  it('takes away no file of it', async () => {
    expect((await as('onlooker', 'order.csv')).status).toBe(403)
    expect((await as('clerk', 'order.csv')).status).toBe(403)
    expect(
      (await shop.call('PATCH', `${STAFF}/order/${order.id}`, { as: 'onlooker', body: {}, headers: { 'if-match': '"1"' } })).status,
    ).toBe(403)
  })
})

it('shows the buyer to whoever handles the order', async () => {
  const { body } = await as('clerk', `order/${order.id}`)
  const text = JSON.stringify(body)
  for (const secret of ALL) expect(text, secret).toContain(secret)
})
