import { createByKey, type SeederOf } from '@captain/content-core'
import { yen } from './yen.ts'
import type { tenant } from '../tenant.ts'

const BROWN = '#7A4A2B'

const CATEGORIES = {
  snacks: {
    name: { ja: '軽食', en: 'Snacks' },
    color: '#B7791F',
    lead: { ja: 'カードを汚さず、片手でつまめます。', en: 'One hand for the food, one for the cards.' },
  },
  meals: {
    name: { ja: 'ごはん', en: 'Meals' },
    color: '#9C4221',
    lead: { ja: '長い一局の前に。', en: 'Before a long game.' },
    servedFrom: 690,
    servedUntil: 1320,
  },
  sweets: {
    name: { ja: '甘いもの', en: 'Sweets' },
    color: '#B83280',
    lead: { ja: '考えすぎた頭に、ひと口。', en: 'A bite for a tired head.' },
  },
} as const

const dishes = (seeder: SeederOf<typeof tenant>) =>
  [
    {
      name: { ja: 'ころりカレー', en: 'Korori curry' },
      category: 'meals',
      description: {
        ja: '玉ねぎを長く炒めた、まろやかな中辛のカレーです。さいころ形の野菜がごろごろ入ります。',
        en: 'A mellow curry of long-fried onions, with vegetables cut into dice.',
      },
      imageAlt: { ja: '白い皿に盛ったカレー', en: 'Curry on a white plate' },
      price: yen(1100),
      takeoutPrice: yen(1080, 'reduced'),
      sizes: [
        { label: { ja: '並', en: 'Regular' }, priceDiff: 0 },
        { label: { ja: '大盛り', en: 'Large' }, priceDiff: 150 },
      ],
      toppings: [
        { label: { ja: '温泉卵', en: 'Soft egg' }, price: 120 },
        { label: { ja: 'チーズ', en: 'Cheese' }, price: 150 },
      ],
      allergens: ['milk', 'wheat', 'beef', 'apple'],
      calories: 820,
      saltGram: '3.2',
      spiciness: 1,
      isRecommended: true,
      prepMinutes: 12,
    },
    {
      name: { ja: 'たまごサンド', en: 'Egg sandwich' },
      category: 'snacks',
      description: {
        ja: '厚焼き卵をはさんだ、冷めてもおいしいサンドイッチです。',
        en: 'A thick omelette between soft bread, good even when cold.',
      },
      imageAlt: { ja: '厚焼き卵のサンドイッチ', en: 'A sandwich of thick omelette' },
      price: yen(780),
      takeoutPrice: yen(760, 'reduced'),
      allergens: ['egg', 'milk', 'wheat'],
      calories: 430,
      saltGram: '1.8',
      isVegetarian: true,
      prepMinutes: 8,
    },
    {
      name: { ja: '片手で食べるポテト', en: 'One-hand fries' },
      category: 'snacks',
      description: { ja: '手が汚れないように、木の串を添えてお出しします。', en: 'Served with a wooden pick, so the cards stay clean.' },
      imageAlt: { ja: '紙筒に入ったポテト', en: 'Fries in a paper cone' },
      price: yen(620),
      toppings: [{ label: { ja: '青のり', en: 'Green laver' }, price: 50 }],
      allergens: ['none'],
      calories: 380,
      saltGram: '1.1',
      isVegetarian: true,
      isRecommended: true,
      prepMinutes: 6,
    },
    {
      name: { ja: '焼きおにぎり茶漬け', en: 'Grilled rice-ball chazuke' },
      category: 'meals',
      description: { ja: '香ばしく焼いたおにぎりに、熱いだしをかけて召し上がれ。', en: 'A grilled rice ball under hot broth.' },
      imageAlt: { ja: 'だしをかけた焼きおにぎり', en: 'A grilled rice ball in broth' },
      price: yen(850),
      allergens: ['wheat', 'soy', 'mackerel'],
      calories: 360,
      saltGram: '2.4',
      isSoldOut: true,
      prepMinutes: 10,
    },
    {
      name: { ja: 'ダイスクッキー', en: 'Dice cookies' },
      category: 'sweets',
      description: { ja: '6つの目がそろった、さいころ形のクッキーです。', en: 'Cookies shaped like dice, all six faces of them.' },
      imageAlt: { ja: 'さいころの形のクッキー', en: 'Cookies shaped like dice' },
      price: yen(480),
      takeoutPrice: yen(470, 'reduced'),
      allergens: ['egg', 'milk', 'wheat', 'almond'],
      calories: 290,
      saltGram: '0.4',
      isVegetarian: true,
      prepMinutes: 2,
    },
    {
      name: { ja: 'バスクチーズケーキ' },
      category: 'sweets',
      description: { ja: '表面をしっかり焦がした、とろりとしたチーズケーキです。' },
      imageAlt: { ja: '焦げ目のついたチーズケーキ' },
      price: yen(640),
      allergens: ['egg', 'milk', 'wheat'],
      calories: 410,
      saltGram: '0.6',
      seasonFrom: seeder.day(-10),
      seasonUntil: seeder.day(50),
      prepMinutes: 2,
    },
    {
      name: { ja: 'トマトの冷製パスタ', en: 'Chilled tomato pasta' },
      category: 'meals',
      description: { ja: '夏のトマトをたっぷり使った、冷たいパスタです。', en: 'Cold pasta with plenty of summer tomatoes.' },
      imageAlt: { ja: 'トマトの冷製パスタ', en: 'Chilled pasta with tomatoes' },
      price: yen(1180),
      allergens: ['wheat'],
      calories: 540,
      saltGram: '2.0',
      seasonFrom: seeder.day(-150),
      seasonUntil: seeder.day(-70),
      isPublished: false,
      prepMinutes: 12,
    },
  ] as const

export const seedFood = async (seeder: SeederOf<typeof tenant>): Promise<void> => {
  const categories = await createByKey(CATEGORIES, (slug, values) => seeder.create('food-category', { ...values, slug, isPublished: true }))
  for (const dish of dishes(seeder)) {
    const image = await seeder.picture({ name: dish.name.ja, color: BROWN, width: 1280, height: 960 })
    await seeder.create('food', { isPublished: true, ...dish, category: categories[dish.category], image })
  }
}
