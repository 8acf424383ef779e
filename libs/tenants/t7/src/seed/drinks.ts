import { createByKey, type SeederOf } from '@captain/content-core'
import { yen } from './yen.ts'
import type { tenant } from '../tenant.ts'

const BROWN = '#7A4A2B'

const CATEGORIES = {
  coffee: {
    name: { ja: '珈琲', en: 'Coffee' },
    color: '#7A4A2B',
    lead: { ja: '一杯ずつ、ゆっくり落とします。', en: 'Brewed slowly, one cup at a time.' },
  },
  tea: { name: { ja: '紅茶', en: 'Tea' }, color: '#9C4221', lead: { ja: '国産の茶葉を中心に。', en: 'Mostly leaves grown in Japan.' } },
  soda: {
    name: { ja: 'ソーダ', en: 'Sodas' },
    color: '#2F855A',
    lead: { ja: '果実のシロップは自家製です。', en: 'With fruit syrups of our own.' },
  },
  alcohol: {
    name: { ja: 'お酒', en: 'Alcohol' },
    color: '#975A16',
    lead: { ja: '20歳未満の方には提供しません。', en: 'Not served to people under 20.' },
    servedFrom: 1020,
    servedUntil: 1680,
  },
} as const

const regular = (volumeMl: number) => [{ label: { ja: '並', en: 'Regular' }, volumeMl, priceDiff: 0, isDefault: true }]

const smallAndMedium = [
  { label: { ja: 'S', en: 'S' }, volumeMl: 180, priceDiff: 0, isDefault: true },
  { label: { ja: 'M', en: 'M' }, volumeMl: 260, priceDiff: 100, isDefault: false },
]

const DRINKS = [
  {
    name: { ja: '浅煎りブレンド', en: 'Light roast' },
    category: 'coffee',
    description: { ja: '柑橘のような香りの、軽やかなブレンドです。', en: 'A light blend with a scent of citrus.' },
    imageAlt: { ja: '白いカップに入った珈琲', en: 'Coffee in a white cup' },
    price: yen(550),
    takeoutPrice: yen(500, 'reduced'),
    temperature: ['hot', 'iced'],
    sizes: smallAndMedium,
    allergens: ['none'],
    caffeine: 'normal',
    beanOrigin: { ja: 'エチオピア、コロンビア', en: 'Ethiopia, Colombia' },
    calories: 8,
    isRecommended: true,
    inFreeDrink: true,
  },
  {
    name: { ja: 'カフェラテ', en: 'Caffè latte' },
    category: 'coffee',
    description: { ja: '深煎りの珈琲に、たっぷりのミルクを合わせました。', en: 'Dark coffee with plenty of milk.' },
    imageAlt: { ja: '泡に葉の模様を描いたラテ', en: 'A latte with a leaf drawn in its foam' },
    price: yen(620),
    takeoutPrice: yen(580, 'reduced'),
    temperature: ['hot', 'iced'],
    sizes: smallAndMedium,
    allergens: ['milk'],
    caffeine: 'normal',
    calories: 140,
  },
  {
    name: { ja: '和紅茶', en: 'Japanese black tea' },
    category: 'tea',
    description: { ja: '渋みが少なく、砂糖なしでもほのかに甘い紅茶です。', en: 'Hardly bitter, and faintly sweet without sugar.' },
    imageAlt: { ja: '湯気の立つ紅茶のポット', en: 'A steaming pot of tea' },
    price: yen(580),
    temperature: ['hot'],
    sizes: regular(350),
    allergens: ['none'],
    caffeine: 'low',
    beanOrigin: { ja: '静岡', en: 'Shizuoka' },
    inFreeDrink: true,
  },
  {
    name: { ja: 'ゆずソーダ', en: 'Yuzu soda' },
    category: 'soda',
    description: { ja: '皮まで漬けたゆずのシロップを、強めの炭酸で割ります。', en: 'A syrup of whole yuzu with strong soda.' },
    imageAlt: { ja: 'ゆずの輪切りを浮かべたソーダ', en: 'Soda with slices of yuzu' },
    price: yen(600),
    takeoutPrice: yen(560, 'reduced'),
    temperature: ['iced'],
    sizes: regular(300),
    allergens: ['none'],
    caffeine: 'none',
    calories: 96,
    isSoldOut: true,
  },
  {
    name: { ja: 'クラフトビール', en: 'Craft beer' },
    category: 'alcohol',
    description: { ja: '港町の醸造所から届く、華やかな香りの一杯です。', en: 'A fragrant glass from a brewery by the harbour.' },
    imageAlt: { ja: '泡の立ったビールのグラス', en: 'A glass of beer with a head of foam' },
    price: yen(900),
    temperature: ['iced'],
    sizes: regular(330),
    allergens: ['wheat'],
    isAlcohol: true,
    abv: '5.5',
    caffeine: 'none',
  },
  {
    name: { ja: 'カフェインレス珈琲' },
    category: 'coffee',
    description: { ja: '夜更けの一局のおともに。香りはそのまま、カフェインだけを除きました。' },
    imageAlt: { ja: '小さなカップに入った珈琲' },
    price: yen(600),
    temperature: ['hot'],
    sizes: regular(180),
    allergens: ['none'],
    caffeine: 'none',
    isPublished: false,
  },
] as const

/** Four groups and six drinks: one with alcohol, one sold out, one disabled without English. */
export const seedDrinks = async (seeder: SeederOf<typeof tenant>): Promise<void> => {
  const categories = await createByKey(CATEGORIES, (slug, values) =>
    seeder.create('drink-category', { isPublished: true, ...values, slug }),
  )
  for (const drink of DRINKS) {
    const image = await seeder.picture({ name: drink.name.ja, color: BROWN })
    await seeder.create('drink', { isPublished: true, ...drink, category: categories[drink.category], image })
  }
}
