import { describeTenant, type World } from '@captain/content-testing'
import { describeDelivery } from '@captain/content-testing/delivery'
import { dateInTimeZone, addDays } from '@captain/locale'
import { tokushoSample } from '@captain/presets/testing'
import { delivery as deliveryType } from './content-types/delivery.ts'
import { deliverySetting } from './content-types/delivery-setting.ts'
import { paymentBank } from './content-types/payment-bank.ts'
import { paymentCard } from './content-types/payment-card.ts'
import { product } from './content-types/product.ts'
import { en } from './messages/en.ts'
import { ja } from './messages/ja.ts'
import { delivery } from './server/delivery-under-test.ts'
import { tenant } from './tenant.ts'

const CARRIER = '見本運輸'

/** A code of the shop's own range with its check digit. */
const janCode = (): string => {
  const digits = `20${String(crypto.getRandomValues(new Uint32Array(1))[0]).padStart(10, '0')}`
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const MAX_PER_SLOT = 6

const ON_SALE = { stockManaged: false, hasVariants: false, variants: [], saleFrom: null, saleUntil: null }

/** A product for this test in a slot with a free place. */
const recommended = async (here: World, variant: 0 | 1) => {
  const slot = variant === 0 ? 'staff' : 'seasonal'
  const { items } = await here.client.list({ filter: { slot }, sort: '-createdAt', limit: 100 })
  for (const { id } of items.slice(MAX_PER_SLOT)) await here.client.remove(id, '*')
  const { id } = await here.world(product).make({ isPublished: true, ...ON_SALE }, variant)
  const today = dateInTimeZone(new Date())
  return { slot, product: id, showFrom: addDays(today, -variant), showUntil: addDays(today, 20 + variant) }
}

/** A shop that accepts orders: both payment methods, a carrier, and a product. */
const openShop = async (here: World): Promise<string> => {
  const unlimited = { minAmount: null, maxAmount: null }
  await here.world(paymentBank).make({ isEnabled: true, autoCancel: true, ...unlimited })
  const keys = { publicKey: 'pk_test_sample', secretKey: 'sk_test_sample', webhookSecret: 'whsec_sample' }
  await here.world(paymentCard).make({ isEnabled: true, mode: 'test', captureTiming: 'onShip', ...keys, ...unlimited })
  const carriers = [{ name: { ja: CARRIER, en: 'Sample carrier' }, trackingUrl: null, isDefault: true }]
  await here.world(deliverySetting).make({ carriers, closedDays: [] })
  const { id } = await here
    .world(product)
    .make({ ...ON_SALE, maxPerOrder: 99, deliveryClass: 'parcel', temperature: 'normal', isPublished: true })
  return id
}

let bank: Promise<unknown> | null = null

/** A notice that agrees with the settings; another would not be published. */
const agreeing = async (here: World) => {
  // Samples are made at the same time, and the settings are one record.
  await (bank ??= here.world(paymentBank).make({ isEnabled: true, autoCancel: true, minAmount: null, maxAmount: null }))
  const { items: cards } = await here.world(paymentCard).client.list({ limit: 1 })
  const { items: rows } = await here.world(deliveryType).client.list({ limit: 100 })
  const fees = rows.flatMap(({ isDeliverable, feeParcel }) => (isDeliverable === true && typeof feeParcel === 'number' ? [feeParcel] : []))
  const highest = Math.max(0, ...fees)
  return {
    ...tokushoSample(),
    paymentMethods: cards[0]?.['isEnabled'] === true ? ['bank', 'card'] : ['bank'],
    shippingFee: { ja: `宅配便は最高で${highest}円です。`, en: `Parcels cost ¥${highest} at most.` },
  }
}

let shop: Promise<string> | null = null

const cart = async (here: World, variant: 0 | 1) => ({
  locale: 'ja',
  lines: [{ productId: await (shop ??= openShop(here)), sku: null, quantity: 1 + variant, gift: false }],
  // A bank transfer awaits payment; a card is authorised at once.
  ...(variant === 0 ? { paymentMethod: 'bank', cardToken: null } : { paymentMethod: 'card', cardToken: 'demo_ok_sample' }),
  shippingAddress: {
    postalCode: '100-0001',
    prefecture: variant === 0 ? 'JP-13' : 'JP-14',
    city: '見本市',
    street: '見本町1-2-3',
    building: null,
  },
  deliveryDate: null,
  deliverySlot: 'none',
  agreedTerms: true,
})

describeDelivery(tenant.slug, delivery)

describeTenant(tenant, {
  ja,
  en,
  samples: {
    product: () => ({ janCode: janCode() }),
    'product-recommend': recommended,
    'payment-card': () => ({ isEnabled: false }),
    tokusho: agreeing,
    order: { sent: cart, steps: () => ({ carrier: CARRIER, paidAt: new Date().toISOString() }) },
  },
})
