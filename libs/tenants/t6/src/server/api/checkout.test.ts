import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { address, cart } from './cart-under-test.ts'
import { PUBLIC, STAFF, startShop, type Json, type ShopUnderTest } from './shop-under-test.ts'

let shop: ShopUnderTest
let bowl: Json
let cloths: Json
let biscuits: Json

beforeAll(async () => {
  shop = await startShop()
  bowl = await shop.find('product', 'slug', 'white-rice-bowl')
  cloths = await shop.find('product', 'slug', 'sashiko-cloths')
  biscuits = await shop.find('product', 'slug', 'yuzu-biscuits')
})
afterAll(() => shop?.stop())

const order = (body: object, headers: Readonly<Record<string, string>> = {}) => shop.call('POST', `${PUBLIC}/order`, { body, headers })
const stocks = async (product: Json) => (await shop.call('GET', `${STAFF}/product/${product.id}`, { as: 'admin' })).body
const issues = (answer: { readonly body: Json }) =>
  (answer.body['issues'] as readonly { readonly path: string; readonly rule: string; readonly params: { readonly code?: string } }[]).map(
    ({ path, rule, params }) => `${path}:${params.code ?? rule}`,
  )
const stored = async (number: unknown) => shop.find('order', 'orderNumber', String(number))

describe('an order', () => {
  it('keeps the prices, fees, taxes and versions of its moment, and takes the stock', async () => {
    const before = await stocks(bowl)
    const answer = await order(
      cart([
        { productId: bowl.id, quantity: 2, gift: true },
        { productId: cloths.id, sku: 'HK-NUN-001-K', quantity: 1 },
        { productId: biscuits.id, quantity: 1 },
      ]),
    )
    expect(answer.status).toBe(201)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.body).toMatchObject({ orderNumber: expect.stringMatching(/^HK\d{6}-\d{5}$/), totalIncl: 7896, paymentMethod: 'bank' })
    const kept = await stored(answer.body['orderNumber'])
    expect(kept).toMatchObject({
      status: 'pendingPayment',
      paymentStatus: 'unpaid',
      customerEmail: 'taro@mail.example',
      prefecture: 'JP-26',
      itemCount: 4,
      subtotalIncl: 6576,
      shippingFee: 880,
      wrappingFee: 440,
      totalIncl: 7896,
      deliveryClass: 'parcel',
      taxBreakdown: [
        { taxPercent: '10.0', taxableIncl: 6600, tax: 600 },
        { taxPercent: '8.0', taxableIncl: 1296, tax: 96 },
      ],
      agreedVersions: { termOfService: '1.1', privacyPolicy: '1.1', tokusho: '1.1' },
      lines: [
        { name: '白磁の飯碗', unitPriceIncl: 1980, quantity: 2, lineTotalIncl: 3960, gift: true, taxPercent: '10.0' },
        { sku: 'HK-NUN-001-K', variantLabel: '柿', lineTotalIncl: 1320 },
        { taxRate: 'reduced', taxPercent: '8.0', lineTotalIncl: 1296 },
      ],
    })
    expect((await stocks(bowl))['stock']).toBe(Number(before['stock']) - 2)
    expect((await stocks(cloths))['variants']).toMatchObject([{ stock: 18 }, { stock: 6 }, { stock: 0 }])
    expect((await stocks(cloths))['stockTotal']).toBe(24)
  })

  it('comes once for a key, however often it is sent', async () => {
    const body = cart([{ productId: bowl.id, quantity: 1 }])
    const headers = { 'idempotency-key': 'checkout-1' }
    const before = await stocks(bowl)
    const [first, second] = await Promise.all([order(body, headers), order(body, headers)])
    expect(second.body).toEqual(first.body)
    expect((await stocks(bowl))['stock']).toBe(Number(before['stock']) - 1)
  })

  it('says beside each line what cannot be had, and takes nothing', async () => {
    const gift = await shop.find('product', 'slug', 'seasonal-gift-box')
    const sachet = await shop.find('product', 'slug', 'hinoki-sachet')
    const past = await shop.find('product', 'slug', 'summer-incense-holder')
    const draft = await shop.find('product', 'slug', 'bamboo-strainer')
    const before = await stocks(bowl)
    const answer = await order(
      cart([
        { productId: bowl.id, quantity: 11 },
        { productId: gift.id, quantity: 1 },
        { productId: sachet.id, quantity: 1 },
        { productId: past.id, quantity: 1 },
        { productId: draft.id, quantity: 1 },
        { productId: '01ARZ3NDEKTSV4RRFFQ69G5FAV', quantity: 1 },
        { productId: cloths.id, sku: 'HK-NUN-001-X', quantity: 1 },
        { productId: cloths.id, sku: 'HK-NUN-001-N', quantity: 1 },
      ]),
    )
    expect(answer.status).toBe(422)
    expect(issues(answer)).toEqual([
      'lines.0.quantity:max',
      'lines.2.productId:notOnSale',
      'lines.3.productId:notOnSale',
      'lines.4.productId:reference',
      'lines.5.productId:reference',
      'lines.6.sku:wrongVariant',
      'lines.1.quantity:outOfStock',
      'lines.7.quantity:outOfStock',
    ])
    expect((await stocks(bowl))['stock']).toBe(before['stock'])
  })

  it('goes nowhere that the shop does not deliver, and by no class that it does not offer there', async () => {
    const tray = await shop.find('product', 'slug', 'chestnut-tray')
    const large = await order(cart([{ productId: tray.id, quantity: 1 }], { shippingAddress: address('JP-47') }))
    expect(issues(large)).toEqual(['lines.0.productId:undeliverable'])
    const row = await shop.find('delivery', 'prefecture', 'JP-31')
    expect((await shop.patch('delivery', row, { isDeliverable: false })).status).toBe(200)
    const nowhere = await order(cart([{ productId: bowl.id, quantity: 1 }], { shippingAddress: address('JP-31') }))
    expect(issues(nowhere)).toEqual(['shippingAddress.prefecture:undeliverable'])
  })

  it('refuses days that are too soon, methods that are not offered, and whoever does not agree', async () => {
    const lines = [{ productId: bowl.id, quantity: 1 }]
    expect(issues(await order(cart(lines, { deliveryDate: '2026-01-01' })))).toEqual(['deliveryDate:minDate'])
    expect(issues(await order(cart(lines, { paymentMethod: 'card', cardToken: 'demo_ok_1' })))).toEqual(['paymentMethod:paymentMethod'])
    expect(issues(await order(cart(lines, { agreedTerms: false })))).toEqual(['agreedTerms:onlyTrue'])
    expect(issues(await order(cart(lines, { customerKana: null })))).toEqual(['customerKana:requiredInput'])
    expect(issues(await order(cart(lines, { totalIncl: 1 })))).toEqual(['totalIncl:unknownKeys'])
    expect(issues(await order(cart([])))).toEqual(['lines:requiredInput'])
  })

  it.each([[[]], [{}], [{ lines: 'all' }], [{ lines: [null] }], [{ lines: [{ productId: '\u0000', quantity: 1 }] }]])(
    'answers nonsense %j in words',
    async (body) => expect([400, 422]).toContain((await order(body)).status),
  )
})

describe('a confirmation', () => {
  it('shows the six things that the law asks for, and reserves nothing', async () => {
    const before = await stocks(bowl)
    const { status, body } = await shop.call('POST', `${PUBLIC}/order/confirmation`, {
      body: cart([{ productId: bowl.id, quantity: 1 }], { agreedTerms: false, locale: 'en' }),
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      quantity: { itemCount: 1, lines: [{ name: 'White rice bowl', quantity: 1 }] },
      price: { subtotalIncl: 1980, shippingFee: 880, totalIncl: 2860 },
      payment: { method: 'bank', dueOn: expect.any(String), timing: expect.stringContaining('seven days') },
      delivery: { earliest: expect.any(String), timing: expect.stringContaining('business days') },
      cancellation: { withdrawal: expect.any(String), returns: expect.any(String) },
      applicationPeriod: { statement: expect.any(String) },
      agreedVersions: { tokusho: '1.1' },
    })
    expect(await stocks(bowl)).toEqual(before)
  })

  it('says what is wrong as the order would', async () => {
    const answer = await shop.call('POST', `${PUBLIC}/order/confirmation`, { body: cart([{ productId: bowl.id, quantity: 99 }]) })
    expect(issues(answer)).toEqual(['lines.0.quantity:max', 'lines.0.quantity:outOfStock'])
  })
})

describe('the buyer', () => {
  it('sees the order with the token of the receipt, and nobody else does', async () => {
    const { body } = await order(cart([{ productId: bowl.id, quantity: 1 }]))
    expect(Buffer.from(String(body['token']), 'base64url')).toHaveLength(24)
    const path = `${PUBLIC}/order/${String(body['orderNumber'])}`
    const seen = await shop.call('GET', `${path}?token=${String(body['token'])}`)
    expect(seen.status).toBe(200)
    expect(seen.headers.get('cache-control')).toBe('no-store')
    expect(seen.body).toMatchObject({ orderNumber: body['orderNumber'], status: 'pendingPayment', totalIncl: 2860 })
    for (const hidden of ['internalNote', 'accessToken', 'history', 'customerEmail']) expect(seen.body).not.toHaveProperty(hidden)
    const wrong = await shop.call('GET', `${path}?token=guess`)
    const nothing = await shop.call('GET', `${PUBLIC}/order/HK000101-00001?token=guess`)
    expect([wrong.status, nothing.status]).toEqual([404, 404])
    expect(wrong.body).toEqual(nothing.body)
    expect((await shop.call('GET', path)).status).toBe(404)
    expect((await shop.call('GET', `${PUBLIC}/order`)).status).toBe(404)
  })
})

describe('many buyers at once', () => {
  it('never sell more than there is', async () => {
    const bancha = await shop.find('product', 'slug', 'bancha')
    expect((await shop.patch('product', bancha, { stock: 7 })).status).toBe(200)
    const lines = [
      { productId: biscuits.id, quantity: 1 },
      { productId: bancha.id, quantity: 1 },
    ]
    // The limit counts by the sender's address; the reset lets one test simulate twenty buyers.
    await shop.pool.query('truncate auth.rate_limit')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_unused, place) => order(cart(place % 2 === 0 ? lines : lines.toReversed()))),
    )
    const made = answers.filter(({ status }) => status === 201)
    expect(made).toHaveLength(7)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(13)
    expect(new Set(made.map(({ body }) => body['orderNumber'])).size).toBe(7)
    expect((await stocks(bancha))['stock']).toBe(0)
    expect((await stocks(bancha))['saleState']).toBe('soldOut')
  })
})
