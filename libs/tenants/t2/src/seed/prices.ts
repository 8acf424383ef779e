import type { CreateInput, SeederOf } from '@captain/content-core'
import { both, yen } from './both.ts'
import type { ServiceIds } from './services.ts'
import type { priceAdditionalMenu } from '../content-types/price-additional-menu.ts'
import type { tenant } from '../tenant.ts'

const EVERY_DAY = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'holiday']
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri']
const RANKS = ['regular', 'gold', 'platinum']

const plans = (seeder: SeederOf<typeof tenant>, services: ServiceIds) =>
  [
    {
      name: both('マジック60分', 'Magic 60 min'),
      service: services['close-up-magic'],
      minutes: 60,
      price: yen(16_500),
      extensionPrice: yen(7700),
      includes: [{ text: both('カードとコインの演目', 'Cards and coins') }, { text: both('記念撮影', 'Photos') }],
      isPublished: true,
    },
    {
      name: both('マジック90分', 'Magic 90 min'),
      service: services['close-up-magic'],
      minutes: 90,
      price: yen(23_100),
      extensionPrice: yen(7700),
      includes: [{ text: both('テーブル回り', 'Table to table') }, { text: both('ステージの演目1つ', 'One act on stage') }],
      isRecommended: true,
      isPublished: true,
    },
    {
      name: both('ピアノ60分', 'Piano 60 min'),
      service: services['piano-vocals'],
      minutes: 60,
      price: yen(19_800),
      extensionPrice: yen(8800),
      isRecommended: true,
      isPublished: true,
    },
    {
      name: both('バーテンダー120分', 'Bartender 120 min'),
      service: services['mobile-bartender'],
      minutes: 120,
      price: yen(33_000),
      timeBand: 'night',
      note: both('お酒の代金は別にいただきます。', 'Drinks are charged separately.'),
      isRecommended: true,
      isPublished: true,
    },
    {
      name: { ja: '平日昼MC 60分' },
      service: services.mc,
      minutes: 60,
      price: yen(14_300),
      timeBand: 'day',
      days: WEEKDAYS,
      isRecommended: true,
      isPublished: true,
    },
    {
      name: both('夏限定マジック60分', 'Summer magic 60 min'),
      service: services['close-up-magic'],
      minutes: 60,
      price: yen(13_200),
      validFrom: seeder.day(-120),
      validUntil: seeder.day(-30),
      isPublished: true,
    },
    {
      name: both('バルーン30分（準備中）', 'Balloons 30 min (in preparation)'),
      service: services['balloon-show'],
      minutes: 30,
      price: yen(9900),
      validFrom: seeder.day(20),
      isPublished: false,
    },
  ] as const

const additions = (services: ServiceIds): readonly CreateInput<typeof priceAdditionalMenu>[] => [
  { name: both('指名（ゴールド）', 'Nomination (gold)'), kind: 'nomination', pricingType: 'fixed', price: yen(2200), isPublished: true },
  {
    name: both('指名（プラチナ）', 'Nomination (platinum)'),
    kind: 'nomination',
    pricingType: 'fixed',
    price: yen(4400),
    isPublished: true,
  },
  {
    name: both('浴衣衣装', 'Yukata'),
    kind: 'costume',
    pricingType: 'perUnit',
    price: yen(1100),
    unit: both('着', 'each'),
    maxQuantity: 4,
    leadDays: 3,
    isPublished: true,
  },
  {
    name: { ja: '音響セット' },
    kind: 'equipment',
    pricingType: 'fixed',
    price: yen(5500),
    applicableServices: [services['piano-vocals'], services.mc],
    leadDays: 2,
    isPublished: true,
  },
  {
    name: both('火を使う演目', 'Act with fire'),
    kind: 'option',
    pricingType: 'fixed',
    price: yen(3300),
    applicableServices: [services['close-up-magic']],
    leadDays: 7,
    description: both('会場の許可が必要です。', 'The venue has to allow it.'),
    isPublished: false,
  },
  { name: both('前日キャンセル', 'Cancelled the day before'), kind: 'cancel', pricingType: 'percent', percent: '50.0', isPublished: true },
]

/** Plans and their additions: recommended, expired, upcoming and hidden ones. */
export const seedPrices = async (seeder: SeederOf<typeof tenant>, services: ServiceIds): Promise<void> => {
  for (const plan of plans(seeder, services)) {
    await seeder.create('price-plan', { castRanks: RANKS, days: EVERY_DAY, timeBand: 'all', extensionMinutes: 30, ...plan })
  }
  for (const one of additions(services)) await seeder.create('price-additional-menu', one)
}
