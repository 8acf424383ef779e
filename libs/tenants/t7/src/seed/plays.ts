import { createByKey, type SeederOf } from '@captain/content-core'
import { yen } from './yen.ts'
import type { tenant } from '../tenant.ts'

const CATEGORIES = {
  weekday: {
    name: { ja: '平日', en: 'Weekday' },
    color: '#2C5282',
    lead: { ja: '月・水・木・金曜日のコースです。', en: 'On Monday, Wednesday, Thursday and Friday.' },
  },
  weekend: {
    name: { ja: '土日祝', en: 'Weekend' },
    color: '#9C4221',
    lead: { ja: '土・日曜日と祝日のコースです。', en: 'On weekends and public holidays.' },
  },
  group: {
    name: { ja: '団体', en: 'Group' },
    color: '#553C9A',
    lead: { ja: '10名から貸切にできます。', en: 'From ten people, the café can be yours.' },
  },
} as const

const WEEKDAYS = ['mon', 'wed', 'thu', 'fri']
const WEEKEND = ['sat', 'sun', 'holiday']

const PLAYS = [
  {
    name: { ja: '平日3時間パック', en: 'Three hours on a weekday' },
    category: 'weekday',
    days: WEEKDAYS,
    startTime: 780,
    endTime: 1380,
    minutes: 180,
    prices: [
      { ageBand: 'adult', price: yen(1500) },
      { ageBand: 'student', price: yen(1200) },
      { ageBand: 'child', price: yen(800) },
    ],
    extensionPrice: yen(250),
    dailyMax: yen(2200),
    includes: ['games', 'teach'],
  },
  {
    name: { ja: '平日フリータイム', en: 'All day on a weekday' },
    category: 'weekday',
    days: WEEKDAYS,
    startTime: 780,
    prices: [
      { ageBand: 'adult', price: yen(2200) },
      { ageBand: 'student', price: yen(1800) },
    ],
    includes: ['games', 'oneDrink', 'teach'],
    note: {
      ja: '閉店までご利用いただけます。混み合うときは、お席の移動をお願いすることがあります。',
      en: 'Until we close. When it gets full we may ask you to change tables.',
    },
  },
  {
    name: { ja: '土日3時間', en: 'Three hours at the weekend' },
    category: 'weekend',
    days: WEEKEND,
    startTime: 660,
    minutes: 180,
    prices: [
      { ageBand: 'adult', price: yen(1900) },
      { ageBand: 'student', price: yen(1600) },
      { ageBand: 'child', price: yen(1000) },
    ],
    extensionPrice: yen(300),
    includes: ['games', 'teach'],
  },
  {
    name: { ja: 'ナイト', en: 'Night' },
    category: 'weekend',
    days: ['sat', 'holiday'],
    startTime: 1320,
    endTime: 1680,
    prices: [{ ageBand: 'adult', price: yen(2500) }],
    includes: ['games', 'drinkBar'],
    note: { ja: '22:00以降、18歳未満の方はご利用いただけません。', en: 'From 22:00 guests must be 18 or older.' },
  },
  {
    name: { ja: '団体貸切', en: 'The café for your group' },
    category: 'group',
    days: [...WEEKDAYS, ...WEEKEND],
    minutes: 180,
    prices: [{ ageBand: 'group', price: yen(2000) }],
    minPeople: 10,
    maxPeople: 36,
    bookingRequired: true,
    includes: ['games', 'oneDrink', 'teach', 'room'],
    note: {
      ja: '料金は1名あたりです。ご希望日の2週間前までにご予約ください。',
      en: 'The price is per person. Please book two weeks ahead.',
    },
  },
  {
    name: { ja: '初心者コース' },
    category: 'weekday',
    days: WEEKDAYS,
    minutes: 90,
    prices: [{ ageBand: 'adult', price: yen(1000) }],
    maxPeople: 6,
    includes: ['games', 'teach', 'oneDrink'],
    isPublished: false,
  },
] as const

/** Three groups and six courses: one past midnight, one that needs a booking, one disabled without English. */
export const seedPlays = async (seeder: SeederOf<typeof tenant>): Promise<void> => {
  const categories = await createByKey(CATEGORIES, (slug, values) => seeder.create('play-category', { isPublished: true, ...values, slug }))
  for (const play of PLAYS) await seeder.create('play', { isPublished: true, ...play, category: categories[play.category] })
}
