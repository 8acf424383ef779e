import { dateInTimeZone } from '@captain/locale'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cart } from './cart-under-test.ts'
import { PUBLIC, STAFF, startShop, type Json, type ShopUnderTest } from './shop-under-test.ts'

let shop: ShopUnderTest

beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop?.stop())

const inState = (state: string) => shop.find('order', 'state', state)
const product = (slug: string) => shop.find('product', 'slug', slug)
const issues = ({ body }: { readonly body: Json }) =>
  (body['issues'] as readonly { readonly path: string; readonly rule: string; readonly params: { readonly code?: string } }[]).map(
    ({ path, rule, params }) => `${path}:${params.code ?? rule}`,
  )
const again = async (record: Json) => (await shop.call('GET', `${STAFF}/order/${record.id}`, { as: 'admin' })).body

describe('the steps of an order', () => {
  it('lead from payment to delivery, each with who, when and what it brought', async () => {
    const waiting = await inState('pendingPayment')
    const paid = await shop.step(waiting, 'markPaid', { note: '名義を確認しました。' })
    expect(paid.body).toMatchObject({ status: 'paid', paymentStatus: 'paid', paidAt: expect.any(String), autoOn: null })
    const packed = await shop.step(paid.body, 'prepare')
    expect(issues(await shop.step(packed.body, 'ship', {}))).toContain('carrier:requiredInput')
    expect(issues(await shop.step(packed.body, 'ship', { carrier: 'どこか運輸' }))).toEqual(['carrier:carrier'])
    const shipped = await shop.step(packed.body, 'ship', { carrier: '箱庭メール便' })
    expect(shipped.body).toMatchObject({ status: 'shipped', shippedAt: expect.any(String), autoOn: expect.any(String) })
    const arrived = await shop.step(shipped.body, 'deliver')
    expect(arrived.body).toMatchObject({ status: 'delivered', deliveredAt: expect.any(String), autoOn: null })
    expect((arrived.body['history'] as readonly object[]).slice(1)).toMatchObject([
      { from: 'pendingPayment', to: 'paid', by: 'admin', note: '名義を確認しました。' },
      { from: 'paid', to: 'preparing' },
      { from: 'preparing', to: 'shipped' },
      { from: 'shipped', to: 'delivered' },
    ])
    expect((await shop.step(arrived.body, 'cancel', { cancelReason: 'other' })).status).toBe(409)
  })

  it('go from payment to the parcel in one act, or not at all', async () => {
    const bowl = await product('white-rice-bowl')
    const { body } = await shop.call('POST', `${PUBLIC}/order`, { body: cart([{ productId: bowl.id, quantity: 1 }]) })
    const placed = await shop.find('order', 'orderNumber', String(body['orderNumber']))
    const sequence = (changes: object) =>
      shop.call('POST', `${STAFF}/order/${placed.id}/transitions`, {
        as: 'admin',
        body: { transitions: ['markPaid', 'prepare', 'ship'], changes },
        headers: { 'if-match': `"${placed.lockVersion}"`, 'idempotency-key': `act-${placed.id}` },
      })
    expect(issues(await sequence({ carrier: 'どこか運輸', trackingNumber: '1' }))).toEqual(['carrier:carrier'])
    expect(issues(await sequence({ carrier: 'みほん運輸' }))).toEqual(['trackingNumber:requiredInput'])
    expect(await again(placed)).toEqual(placed)
    const changes = { transferName: 'ミホンタロウ', carrier: 'みほん運輸', trackingNumber: '1234-5678-0009' }
    const { body: shipped } = await sequence(changes)
    expect(shipped).toMatchObject({
      status: 'shipped',
      paymentStatus: 'paid',
      transferName: 'ミホンタロウ',
      transferAmount: placed['totalIncl'],
      paidAt: shipped['updatedAt'],
      shippedAt: shipped['updatedAt'],
    })
    expect((shipped['history'] as readonly object[]).slice(1)).toMatchObject([
      { from: 'pendingPayment', to: 'paid', at: shipped['updatedAt'] },
      { from: 'paid', to: 'preparing', at: shipped['updatedAt'] },
      { from: 'preparing', to: 'shipped', at: shipped['updatedAt'] },
    ])
  })

  it('keep of a transfer what the statement says, even if it is not the total', async () => {
    const bowl = await product('white-rice-bowl')
    const { body } = await shop.call('POST', `${PUBLIC}/order`, { body: cart([{ productId: bowl.id, quantity: 1 }]) })
    const placed = await shop.find('order', 'orderNumber', String(body['orderNumber']))
    const transfer = {
      paidAt: '2026-11-20T15:00:00.000Z',
      transferAmount: 1,
      transferName: 'カ）ミホンシヨウジ',
      transferAccount: 'みほん銀行 本店 0000001',
    }
    expect((await shop.step(placed, 'markPaid', transfer)).body).toMatchObject({ ...transfer, status: 'paid', paymentReference: null })
    const [seen] = (await shop.call('GET', `${STAFF}/order?q=${String(placed['orderNumber'])}`, { as: 'onlooker' })).body[
      'items'
    ] as readonly Json[]
    expect(JSON.stringify(seen)).not.toContain('ミホンシヨウジ')
  })

  it('record no payment of a day to come', async () => {
    const bowl = await product('white-rice-bowl')
    const { body } = await shop.call('POST', `${PUBLIC}/order`, { body: cart([{ productId: bowl.id, quantity: 1 }]) })
    const placed = await shop.find('order', 'orderNumber', String(body['orderNumber']))
    const answer = await shop.step(placed, 'markPaid', { paidAt: '2999-12-31T15:00:00.000Z' })
    expect(answer.status).toBe(422)
    expect(answer.body['issues']).toMatchObject([{ path: 'paidAt', message: '今日までの日時を入力してください。' }])
    expect(await again(placed)).toEqual(placed)
    const lastOfToday = `${dateInTimeZone(new Date())}T14:59:00.000Z`
    expect((await shop.step(placed, 'markPaid', { paidAt: lastOfToday })).body).toMatchObject({ status: 'paid', paidAt: lastOfToday })
  })

  it('ask for a tracking number where the parcel has one, and capture what was authorised', async () => {
    const gift = await shop.find('order', 'paymentStatus', 'authorized')
    expect(issues(await shop.step(gift, 'ship', { carrier: 'みほん運輸' }))).toEqual(['trackingNumber:requiredInput'])
    const shipped = await shop.step(gift, 'ship', { carrier: 'みほん運輸', trackingNumber: '1234-5678-0001' })
    expect(shipped.body).toMatchObject({ status: 'shipped', paymentStatus: 'paid', paidAt: expect.any(String) })
  })

  it('put the stock back on cancelling, by variant', async () => {
    const preparing = await inState('preparing')
    const before = [await product('yuzu-biscuits'), await product('sashiko-cloths')]
    expect(issues(await shop.step(preparing, 'cancel'))).toEqual(['cancelReason:requiredSelect'])
    const cancelled = await shop.step(preparing, 'cancel', { cancelReason: 'stock', note: '欠品のため。' })
    expect(cancelled.body).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', cancelledAt: expect.any(String) })
    expect((await product('yuzu-biscuits'))['stock']).toBe(Number(before[0]?.['stock']) + 3)
    expect((await product('sashiko-cloths'))['stockTotal']).toBe(Number(before[1]?.['stockTotal']) + 1)
  })

  it('refund no more than was paid, and take goods back only when said', async () => {
    const returned = await inState('returnRequested')
    const before = await product('white-rice-bowl')
    expect(issues(await shop.step(returned, 'refund', { refundAmount: 999_999 }))).toEqual(['refundAmount:max'])
    expect(issues(await shop.step(returned, 'refund', { refundAmount: 'all' }))).toEqual(['refundAmount:integer'])
    const refunded = await shop.step(returned, 'refund', { refundAmount: 1980, restock: true })
    expect(refunded.body).toMatchObject({ status: 'refunded', paymentStatus: 'partiallyRefunded' })
    expect((await product('white-rice-bowl'))['stock']).toBe(Number(before['stock']) + 2)
  })

  it('take returns from anybody for eight days, and from the owner after that', async () => {
    const delivered = await shop.find('order', 'orderNumber', (await inState('delivered'))['orderNumber'] as string)
    expect(issues(await shop.step(delivered, 'requestReturn', {}, 'clerk'))).toEqual(['note:requiredInput'])
    const late = (await shop.call('GET', `${STAFF}/order?limit=100`, { as: 'admin' })).body['items'] as readonly Json[]
    const old = await again(late.find(({ customerName }) => customerName === 'Jane Sample') as Json)
    expect(old).toMatchObject({ status: 'delivered' })
    expect((await shop.step(old, 'requestReturn', { note: '欠けていました。' }, 'clerk')).status).toBe(403)
    const taken = await shop.step(old, 'requestReturn', { note: '欠けていました。' })
    expect(taken.body).toMatchObject({ status: 'returnRequested' })
    expect((await shop.step(taken.body, 'refuseReturn', { note: '使用の跡があります。' })).body).toMatchObject({ status: 'delivered' })
  })
})

describe('what staff may do', () => {
  it('is to note and to correct tracking, never to edit what was bought', async () => {
    const shipped = await inState('shipped')
    expect((await shop.patch('order', shipped, { internalNote: '不在票あり。' })).body).toMatchObject({
      internalNote: '不在票あり。',
      hasNote: true,
    })
    for (const changes of [{ totalIncl: 1 }, { lines: [] }, { customerName: '誰か' }, { paymentStatus: 'refunded' }, { history: [] }])
      expect((await shop.patch('order', await again(shipped), changes)).status, JSON.stringify(changes)).toBe(422)
    expect((await shop.call('DELETE', `${STAFF}/order/${shipped.id}`, { as: 'admin' })).status).toBeGreaterThanOrEqual(400)
    expect((await shop.call('POST', `${STAFF}/order`, { as: 'admin', body: {} })).status).toBe(405)
    expect((await shop.call('GET', `${STAFF}/order/${shipped.id}`, { as: 'stranger' })).status).toBe(404)
  })

  it('does not reach the code of a product that has been ordered, nor its removal', async () => {
    const bowl = await product('white-rice-bowl')
    expect(issues(await shop.patch('product', bowl, { sku: 'HK-UTW-009' }))).toEqual(['sku:skuFixed'])
    expect((await shop.call('DELETE', `${STAFF}/product/${bowl.id}`, { as: 'admin' })).body).toMatchObject({ code: 'in-use' })
    const draft = await product('bamboo-strainer')
    expect((await shop.patch('product', draft, { sku: 'HK-KCH-003' })).status).toBe(200)
  })

  it('keeps codes apart, of variants too, and checks the last digit of JAN codes', async () => {
    const draft = await product('bamboo-strainer')
    const variant = { label: { ja: '小' }, sku: 'hk-nun-001-a', priceDiff: 0, stock: 1, isDefault: true }
    expect(issues(await shop.patch('product', draft, { hasVariants: true, variants: [variant] }))).toEqual(['variants.0.sku:duplicate'])
    expect(issues(await shop.patch('product', draft, { janCode: '2000000001013' }))).toEqual(['janCode:custom'])
    for (const variants of ['x', [null], [{ sku: 5 }]])
      expect((await shop.patch('product', draft, { hasVariants: true, variants })).status, JSON.stringify(variants)).toBe(422)
  })

  it('accepts cards only once the gateway knows both keys, and takes orders with them then', async () => {
    const card = (await shop.call('GET', `${STAFF}/payment-card`, { as: 'admin' })).body['items'] as readonly Json[]
    const setting = (await shop.call('GET', `${STAFF}/payment-card/${card[0]?.id}`, { as: 'admin' })).body
    const keys = { secretKey: 'sk_live_wrong', webhookSecret: 'whsec_1' }
    expect(issues(await shop.patch('payment-card', setting, { isEnabled: true, ...keys }))).toEqual(['isEnabled:connection'])
    const enabled = await shop.patch('payment-card', setting, { isEnabled: true, ...keys, secretKey: 'sk_test_hakoniwa' })
    expect(enabled.status).toBe(200)
    expect(JSON.stringify(enabled.body)).not.toContain('sk_test_hakoniwa')
    const bowl = await product('white-rice-bowl')
    const address = { postalCode: '000-0012', prefecture: 'JP-13', city: '見本区', street: '1-2-3' }
    const cart = {
      locale: 'en',
      customerName: 'Jane Sample',
      customerEmail: 'jane@mail.example',
      customerPhone: '045-0000-7804',
      billingAddress: address,
      shippingName: 'Jane Sample',
      shippingPhone: '045-0000-7804',
      shippingAddress: address,
      paymentMethod: 'card',
      agreedTerms: true,
      lines: [{ productId: bowl.id, quantity: 1 }],
    }
    expect(issues(await shop.call('POST', `${PUBLIC}/order`, { body: { ...cart, cardToken: 'demo_no' } }))).toEqual(['cardToken:declined'])
    const { body } = await shop.call('POST', `${PUBLIC}/order`, { body: { ...cart, cardToken: 'demo_ok_1' } })
    expect(await shop.find('order', 'orderNumber', String(body['orderNumber']))).toMatchObject({
      status: 'paid',
      paymentStatus: 'authorized',
      paymentReference: expect.stringMatching(/^demo-/),
      lines: [{ name: 'White rice bowl' }],
    })
  })

  it('holds slots of recommendations to their size, each product once', async () => {
    const bowl = await product('white-rice-bowl')
    const make = (body: object) => shop.call('POST', `${STAFF}/product-recommend`, { as: 'admin', body })
    expect(issues(await make({ slot: 'hero', product: bowl.id }))).toEqual(['product:duplicate'])
    expect(issues(await make({ slot: 'staff', product: bowl.id, showUntil: '2026-01-01' }))).toEqual(['showUntil:notBeforeToday'])
    for (const body of [
      { slot: 'constructor', product: bowl.id },
      { slot: 'hero', product: '\u0000' },
      { slot: 1, product: 2 },
    ])
      expect((await make(body)).status, JSON.stringify(body)).toBe(422)
  })
})

describe('the shop’s home', () => {
  it('gets the recommended products that are on sale today, by slot', async () => {
    const { body } = await shop.call('GET', `${PUBLIC}/recommended-products`)
    const items = body['items'] as readonly { readonly slot: string; readonly product: Json }[]
    expect(items.map(({ slot, product: { slug } }) => `${slot} ${String(slug)}`)).toEqual([
      'hero white-rice-bowl',
      'hero chestnut-tray',
      'hero sashiko-cloths',
      'seasonal yuzu-biscuits',
      'gift white-rice-bowl',
      'gift letterpress-notes',
      'staff bancha',
      'staff chestnut-tray',
    ])
    expect(items[0]?.product).toMatchObject({ name: '白磁の飯碗', price: { amountIncl: 1980 }, availability: 'inStock' })
    expect(items[0]?.product).not.toHaveProperty('stock')
    const gift = await shop.call('GET', `${PUBLIC}/recommended-products?slot=gift`)
    expect(gift.body['items']).toHaveLength(2)
    expect((await shop.call('GET', `${PUBLIC}/recommended-products?slot=nowhere`)).status).toBe(400)
  })

  it('gets fees of every prefecture, and accounts of nobody', async () => {
    expect((await shop.call('GET', `${PUBLIC}/delivery?limit=100`)).body['items']).toHaveLength(47)
    const bank = await shop.call('GET', `${PUBLIC}/payment-bank`)
    expect(JSON.stringify(bank.body)).not.toContain('0000001')
    expect(bank.body['items']).toMatchObject([{ isEnabled: true, dueDays: 7 }])
  })
})
