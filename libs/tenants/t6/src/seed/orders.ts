import type { CreateInput, SeederOf, StatusOf } from '@captain/content-core'
import type { Prefecture } from '@captain/presets'
import { anonymizeOn, anonymizeOpenOrderOn } from '../retention.ts'
import { taxBreakdown } from '../server/tax-breakdown.ts'
import type { ProductIds } from './products.ts'
import type { order } from '../content-types/order.ts'
import type { tenant } from '../tenant.ts'

type Input = CreateInput<typeof order>
type Bought = { readonly product: keyof typeof GOODS; readonly quantity: number; readonly sku?: string; readonly gift?: true }
type Goods = {
  readonly ja: string
  readonly en: string
  readonly sku: string
  readonly price: number
  readonly rate: 'standard' | 'reduced'
  readonly wrapping?: number
  readonly variants?: Readonly<Record<string, { readonly ja: string; readonly en: string }>>
}

const GOODS = {
  'white-rice-bowl': { ja: '白磁の飯碗', en: 'White rice bowl', sku: 'HK-UTW-001', price: 1980, rate: 'standard', wrapping: 220 },
  'chestnut-tray': { ja: '栗の木の盆', en: 'Chestnut tray', sku: 'HK-KCH-001', price: 4620, rate: 'standard', wrapping: 330 },
  'sashiko-cloths': {
    ja: '刺し子ふきん 3枚組',
    en: 'Sashiko cloths ×3',
    sku: 'HK-NUN-001-A',
    price: 1320,
    rate: 'standard',
    variants: { 'HK-NUN-001-A': { ja: '藍', en: 'Indigo' }, 'HK-NUN-001-K': { ja: '柿', en: 'Persimmon' } },
  },
  'letterpress-notes': { ja: '活版の一筆箋', en: 'Letterpress notes', sku: 'HK-BUN-001', price: 605, rate: 'standard' },
  'yuzu-biscuits': { ja: '柚子の焼き菓子 8個', en: 'Yuzu biscuits ×8', sku: 'HK-SHK-001', price: 1296, rate: 'reduced', wrapping: 220 },
  bancha: { ja: '番茶 100g', en: 'Bancha', sku: 'HK-SHK-002', price: 756, rate: 'reduced' },
  'seasonal-gift-box': { ja: '季節の贈り箱', en: 'Seasonal gift box', sku: 'HK-OKR-001', price: 5500, rate: 'standard' },
} as const satisfies Partial<Record<keyof ProductIds, Goods>>

const PERCENT = { standard: '10.0', reduced: '8.0' } as const

const lineOf = (ids: ProductIds, locale: 'ja' | 'en', { product, quantity, sku, gift }: Bought) => {
  const goods: Goods = GOODS[product]
  const code = sku ?? goods.sku
  return {
    productId: ids[product],
    sku: code,
    name: goods[locale],
    variantLabel: goods.variants?.[code]?.[locale] ?? null,
    unitPriceIncl: goods.price,
    taxRate: goods.rate,
    taxPercent: PERCENT[goods.rate],
    quantity,
    lineTotalIncl: goods.price * quantity,
    gift: gift ?? false,
  }
}

const wrappingOf = ({ product, quantity, gift }: Bought): number => {
  const { wrapping = 0 }: Goods = GOODS[product]
  return gift === true ? wrapping * quantity : 0
}

type Money = { readonly shippingFee: number; readonly discount?: number }

const amountsOf = (ids: ProductIds, locale: 'ja' | 'en', bought: readonly Bought[], { shippingFee, discount = 0 }: Money) => {
  const lines = bought.map((one) => lineOf(ids, locale, one))
  const subtotalIncl = lines.reduce((sum, line) => sum + line.lineTotalIncl, 0)
  const wrappingFee = bought.reduce((sum, one) => sum + wrappingOf(one), 0)
  const taxed = [
    ...lines.map(({ taxPercent, lineTotalIncl }) => ({ taxPercent, amountIncl: lineTotalIncl })),
    { taxPercent: PERCENT.standard, amountIncl: shippingFee + wrappingFee },
  ]
  return {
    lines,
    subtotalIncl,
    shippingFee,
    wrappingFee,
    paymentFee: 0,
    discount,
    totalIncl: subtotalIncl + shippingFee + wrappingFee - discount,
    taxBreakdown: taxBreakdown(taxed, discount, 'floor'),
  }
}

const address = (prefecture: Prefecture, city: string, street: string, building: string | null = null) => ({
  postalCode: '000-0012',
  prefecture,
  city,
  street,
  building,
})

const BUYERS = {
  taro: {
    locale: 'ja',
    customerName: '見本 太郎',
    customerKana: 'ミホンタロウ',
    customerEmail: 'taro.mihon@mail.example',
    customerPhone: '03-0000-1201',
    billingAddress: address('JP-13', '見本区港町', '1-2-3', '見本マンション405'),
  },
  hanako: {
    locale: 'ja',
    customerName: '見本 花子',
    customerKana: 'ミホンハナコ',
    customerEmail: 'hanako.mihon@mail.example',
    customerPhone: '06-0000-3402',
    billingAddress: address('JP-27', '見本市中央', '4-5-6'),
  },
  jiro: {
    locale: 'ja',
    customerName: '見本 次郎',
    customerKana: 'ミホンジロウ',
    customerEmail: 'jiro.mihon@mail.example',
    customerPhone: '011-0000-5603',
    billingAddress: address('JP-01', '見本市北', '7-8'),
  },
  jane: {
    locale: 'en',
    customerName: 'Jane Sample',
    customerKana: null,
    customerEmail: 'jane@mail.example',
    customerPhone: '045-0000-7804',
    billingAddress: address('JP-14', 'Mihon-shi', '9-10 Minatocho', 'Sample House 2'),
  },
} as const

type Buyer = (typeof BUYERS)[keyof typeof BUYERS]

const toThemselves = (buyer: Buyer) => ({
  shippingName: buyer.customerName,
  shippingPhone: buyer.customerPhone,
  shippingAddress: buyer.billingAddress,
})

type Step = readonly [to: StatusOf<typeof order>, days: number, clock: string, note?: string]

const historyOf = (seeder: SeederOf<typeof tenant>, buyer: Buyer, steps: readonly Step[]) =>
  steps.map(([to, days, clock, note], place) => ({
    at: seeder.at(days, clock),
    from: steps[place - 1]?.[0] ?? null,
    to,
    by: place > 0 ? '店主' : buyer.locale === 'en' ? 'Customer' : 'お客様',
    note: note ?? null,
  }))

const CLOSED = new Set<Step[0]>(['delivered', 'refunded', 'cancelled'])

const anonymisedOn = (seeder: SeederOf<typeof tenant>, steps: readonly [Step, ...Step[]]): string => {
  const [to, days] = steps.at(-1) ?? steps[0]
  return CLOSED.has(to) ? anonymizeOn(seeder.day(days)) : anonymizeOpenOrderOn(seeder.day(days))
}

type Sample = {
  readonly buyer: keyof typeof BUYERS
  readonly number: number
  readonly bought: readonly Bought[]
  readonly money: Money
  readonly steps: readonly [Step, ...Step[]]
  readonly values: Partial<Input> & Pick<Input, 'paymentMethod' | 'paymentStatus' | 'deliveryClass'>
}

const samples = (seeder: SeederOf<typeof tenant>): readonly Sample[] => [
  {
    buyer: 'hanako',
    number: 4,
    bought: [{ product: 'chestnut-tray', quantity: 1 }],
    money: { shippingFee: 1980 },
    steps: [
      ['pendingPayment', -31, '09:12'],
      ['paid', -30, '10:05'],
      ['preparing', -30, '10:40'],
      ['shipped', -29, '15:20'],
      ['delivered', -27, '12:00'],
      ['returnRequested', -25, '09:30', '木の節が大きく、写真と印象が違ったとのこと。未使用。'],
      ['refunded', -20, '16:45', '返送を確認しました。'],
    ],
    values: {
      paymentMethod: 'bank',
      paymentStatus: 'refunded',
      deliveryClass: 'large',
      paymentDueOn: seeder.day(-24),
      paidAt: seeder.at(-30, '10:05'),
      carrier: 'みほん運輸',
      trackingNumber: '1234-5678-1001',
      shippedAt: seeder.at(-29, '15:20'),
      deliveredAt: seeder.at(-27, '12:00'),
      refundAmount: 6600,
      restock: true,
    },
  },
  {
    buyer: 'jane',
    number: 2,
    bought: [
      { product: 'bancha', quantity: 2 },
      { product: 'letterpress-notes', quantity: 3 },
    ],
    money: { shippingFee: 250 },
    steps: [
      ['paid', -14, '20:31'],
      ['preparing', -13, '10:00'],
      ['shipped', -13, '16:10'],
      ['delivered', -11, '13:00'],
    ],
    values: {
      paymentMethod: 'card',
      paymentStatus: 'paid',
      paymentReference: 'demo-0001',
      deliveryClass: 'mail',
      paidAt: seeder.at(-13, '16:10'),
      carrier: '箱庭メール便',
      shippedAt: seeder.at(-13, '16:10'),
      deliveredAt: seeder.at(-11, '13:00'),
      customerNote: 'Please leave it in the letter box.',
    },
  },
  {
    buyer: 'jiro',
    number: 1,
    bought: [{ product: 'seasonal-gift-box', quantity: 1 }],
    money: { shippingFee: 1430 },
    steps: [
      ['pendingPayment', -12, '08:02'],
      ['cancelled', -11, '09:00', 'ご家族が同じものを注文されたとのこと。'],
    ],
    values: {
      paymentMethod: 'bank',
      paymentStatus: 'unpaid',
      deliveryClass: 'parcel',
      paymentDueOn: seeder.day(-5),
      cancelledAt: seeder.at(-11, '09:00'),
      cancelReason: 'customer',
    },
  },
  {
    buyer: 'taro',
    number: 6,
    bought: [
      { product: 'white-rice-bowl', quantity: 2 },
      { product: 'yuzu-biscuits', quantity: 1 },
    ],
    money: { shippingFee: 770 },
    steps: [
      ['paid', -10, '21:45'],
      ['preparing', -9, '09:50'],
      ['shipped', -9, '15:00'],
      ['delivered', -8, '11:10'],
      ['returnRequested', -3, '10:15', '飯碗の一つに欠けがあるとのこと。写真を受け取りました。'],
    ],
    values: {
      paymentMethod: 'card',
      paymentStatus: 'paid',
      paymentReference: 'demo-0002',
      deliveryClass: 'parcel',
      paidAt: seeder.at(-9, '15:00'),
      carrier: 'みほん運輸',
      trackingNumber: '1234-5678-3003',
      shippedAt: seeder.at(-9, '15:00'),
      deliveredAt: seeder.at(-8, '11:10'),
      internalNote: '欠けは検品の見落とし。代わりの在庫はあり。',
    },
  },
  {
    buyer: 'jiro',
    number: 3,
    bought: [{ product: 'sashiko-cloths', quantity: 2, sku: 'HK-NUN-001-K' }],
    money: { shippingFee: 250 },
    steps: [['pendingPayment', -9, '12:20']],
    values: {
      paymentMethod: 'bank',
      paymentStatus: 'unpaid',
      deliveryClass: 'mail',
      paymentDueOn: seeder.day(-2),
      autoOn: seeder.day(2),
    },
  },
  {
    buyer: 'hanako',
    number: 5,
    bought: [
      { product: 'white-rice-bowl', quantity: 4, gift: true },
      { product: 'bancha', quantity: 3 },
    ],
    money: { shippingFee: 0, discount: 500 },
    steps: [
      ['paid', -5, '18:08'],
      ['preparing', -4, '09:40'],
      ['shipped', -3, '15:30'],
    ],
    values: {
      paymentMethod: 'card',
      paymentStatus: 'paid',
      paymentReference: 'demo-0003',
      deliveryClass: 'parcel',
      paidAt: seeder.at(-3, '15:30'),
      carrier: 'みほん運輸',
      trackingNumber: '1234-5678-9012',
      shippedAt: seeder.at(-3, '15:30'),
      autoOn: seeder.day(4),
      deliveryDate: seeder.day(1),
      deliverySlot: 'am',
    },
  },
  {
    buyer: 'hanako',
    number: 1,
    bought: [{ product: 'letterpress-notes', quantity: 2 }],
    money: { shippingFee: 250 },
    steps: [['pendingPayment', -6, '07:55']],
    values: {
      paymentMethod: 'bank',
      paymentStatus: 'unpaid',
      deliveryClass: 'mail',
      paymentDueOn: seeder.day(1),
      autoOn: seeder.day(5),
      customerNote: '週末に振り込みます。',
    },
  },
  {
    buyer: 'taro',
    number: 2,
    bought: [
      { product: 'yuzu-biscuits', quantity: 3 },
      { product: 'sashiko-cloths', quantity: 1 },
    ],
    money: { shippingFee: 770 },
    steps: [
      ['pendingPayment', -2, '22:10'],
      ['paid', -1, '09:05'],
      ['preparing', -1, '09:45'],
    ],
    values: {
      paymentMethod: 'bank',
      paymentStatus: 'paid',
      deliveryClass: 'parcel',
      paymentDueOn: seeder.day(5),
      paidAt: seeder.at(-1, '09:05'),
      deliveryDate: seeder.day(4),
      deliverySlot: '18-20',
    },
  },
  {
    buyer: 'taro',
    number: 7,
    bought: [
      { product: 'white-rice-bowl', quantity: 1, gift: true },
      { product: 'yuzu-biscuits', quantity: 1, gift: true },
    ],
    money: { shippingFee: 880 },
    steps: [['paid', -1, '19:32']],
    values: {
      paymentMethod: 'card',
      paymentStatus: 'authorized',
      paymentReference: 'demo-0004',
      deliveryClass: 'parcel',
      shippingName: '見本 桜',
      shippingPhone: '075-0000-9105',
      shippingAddress: address('JP-26', '見本市左京', '11-12'),
      giftMessage: 'お誕生日おめでとうございます。新しい器で、おいしいごはんを。',
      deliveryDate: seeder.day(6),
      deliverySlot: '14-16',
    },
  },
]

const numberOn = (day: string, number: number): string => `HK${day.slice(2).replaceAll('-', '')}-${String(number).padStart(5, '0')}`

/** An order in each state, none from today: today's numbers belong to the checkout. */
export const seedOrders = async (seeder: SeederOf<typeof tenant>, products: ProductIds): Promise<void> => {
  for (const { buyer: name, number, bought, money, steps, values } of samples(seeder)) {
    const buyer = BUYERS[name]
    const [first] = steps
    const [state] = steps.at(-1) ?? first
    await seeder.create(
      'order',
      {
        ...buyer,
        ...toThemselves(buyer),
        deliverySlot: 'none',
        ...amountsOf(products, buyer.locale, bought, money),
        orderNumber: numberOn(seeder.day(first[1]), number),
        orderedAt: seeder.at(first[1], first[2]),
        agreedTerms: true,
        agreedVersions: { termOfService: '1.1', privacyPolicy: '1.1', tokusho: '1.1' },
        history: historyOf(seeder, buyer, steps),
        anonymiseOn: anonymisedOn(seeder, steps),
        accessToken: crypto.randomUUID(),
        ...values,
      },
      { state },
    )
  }
}
