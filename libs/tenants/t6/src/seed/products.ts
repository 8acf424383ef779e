import { createBySlug, type SeederOf } from '@captain/content-core'
import { bullets, heading, seedDocument } from '@captain/presets'
import type { tenant } from '../tenant.ts'

const CRIMSON = '#A8324A'

const yen = (amount: number, taxRate: 'standard' | 'reduced' = 'standard') => ({ amount, taxMode: 'included', taxRate }) as const

const maker = (ja: string, en: string) => ({ ja, en })

const PRODUCTS = [
  {
    name: { ja: '白磁の飯碗', en: 'White rice bowl' },
    slug: 'white-rice-bowl',
    sku: 'HK-UTW-001',
    janCode: '2000000001012',
    category: 'tableware',
    maker: maker('水鏡窯（架空）', 'Mikagami kiln (invented)'),
    price: yen(1980),
    stock: 42,
    weightKg: '0.180',
    sizeText: { ja: '直径12cm × 高さ6cm', en: '12 cm across, 6 cm high' },
    isGiftable: true,
    giftPrice: yen(220),
    shortDescription: { ja: '手のひらにすっと収まる、少し深めの飯碗です。', en: 'A slightly deep rice bowl that sits well in the hand.' },
    description: {
      ja: seedDocument(
        '毎日使う器だから、軽さと持ちやすさを大切にしました。高台をわずかに広げ、指が自然にかかる形です。',
        heading('お使いになる前に'),
        bullets('電子レンジと食器洗い機で使えます。', '直火とオーブンでは使えません。', '一つずつ、わずかに大きさが異なります。'),
      ),
      en: seedDocument(
        'For a bowl of every day, lightness matters most. The foot is a little wide, so that fingers find it by themselves.',
        heading('Before you use it'),
        bullets('Fit for microwaves and dishwashers.', 'Not for open fire or ovens.', 'Each one differs a little in size.'),
      ),
    },
    materials: { ja: '磁器', en: 'Porcelain' },
    careNotes: { ja: 'やわらかいスポンジで洗ってください。', en: 'Wash with a soft sponge.' },
    tags: ['毎日の器', '軽い'],
  },
  {
    name: { ja: '栗の木の盆', en: 'Chestnut tray' },
    slug: 'chestnut-tray',
    sku: 'HK-KCH-001',
    janCode: '2000000001029',
    category: 'kitchen',
    maker: maker('星見坂木工所（架空）', 'Hoshimizaka Woodworks (invented)'),
    price: yen(4620),
    comparePrice: 5280,
    comparePriceBasis: '2026年4月1日から8月31日まで当店で販売した価格',
    stock: 4,
    weightKg: '0.620',
    sizeText: { ja: '幅30cm × 奥行24cm', en: '30 × 24 cm' },
    deliveryClass: 'large',
    isGiftable: true,
    giftPrice: yen(330),
    shortDescription: {
      ja: '一枚板を手彫りした、朝食にちょうどよい大きさの盆です。',
      en: 'Carved from one board, the right size for a breakfast.',
    },
    description: {
      ja: seedDocument('使うほどに色が深まる、栗の一枚板です。縁を少し立てて、器がすべりにくいように彫りました。'),
      en: seedDocument('A single board of chestnut that deepens with the years. The rim is raised a little to keep things in place.'),
    },
    materials: { ja: '栗（国産）、植物油仕上げ', en: 'Japanese chestnut, finished with oil' },
    careNotes: { ja: 'ぬれたまま置かず、乾いた布でふいてください。', en: 'Do not leave it wet; wipe it with a dry cloth.' },
    tags: ['木の道具'],
  },
  {
    name: { ja: '刺し子ふきん 3枚組', en: 'Sashiko cloths ×3' },
    slug: 'sashiko-cloths',
    sku: 'HK-NUN-001',
    janCode: '2000000001036',
    category: 'cloth',
    price: yen(1320),
    hasVariants: true,
    variants: [
      { label: { ja: '藍', en: 'Indigo' }, sku: 'HK-NUN-001-A', priceDiff: 0, stock: 18, image: null, isDefault: true },
      { label: { ja: '柿', en: 'Persimmon' }, sku: 'HK-NUN-001-K', priceDiff: 0, stock: 7, image: null, isDefault: false },
      { label: { ja: '生成り', en: 'Natural' }, sku: 'HK-NUN-001-N', priceDiff: -110, stock: 0, image: null, isDefault: false },
    ],
    stock: 0,
    weightKg: '0.120',
    sizeText: { ja: '33cm × 33cm', en: '33 × 33 cm' },
    deliveryClass: 'mail',
    isGiftable: true,
    shortDescription: { ja: '洗うたびにやわらかくなる、さらし木綿のふきんです。', en: 'Cotton cloths that soften with every wash.' },
    description: {
      ja: seedDocument('二枚重ねのさらしを、ひと針ずつ刺しました。食器ふきにも、お弁当包みにも使えます。'),
      en: seedDocument('Two layers of bleached cotton, stitched by hand. For dishes, or around a lunch box.'),
    },
    materials: { ja: '綿100%', en: 'Cotton' },
    tags: ['毎日の布'],
  },
  {
    name: { ja: '活版の一筆箋', en: 'Letterpress notes' },
    slug: 'letterpress-notes',
    sku: 'HK-BUN-001',
    category: 'stationery',
    price: yen(605),
    stock: 120,
    weightKg: '0.060',
    sizeText: { ja: '8cm × 18cm、20枚', en: '8 × 18 cm, 20 sheets' },
    deliveryClass: 'mail',
    shortDescription: { ja: '紙のくぼみが指に残る、活版印刷の一筆箋です。', en: 'Notes whose print you feel with your fingers.' },
    description: {
      ja: seedDocument('港町の印刷所で、一枚ずつ刷りました。罫線は墨に少し青を混ぜた色です。'),
      en: seedDocument('Printed sheet by sheet in a harbour town. The lines are black with a touch of blue.'),
    },
    tags: ['贈りものに'],
  },
  {
    name: { ja: '檜の香袋', en: 'Hinoki sachet' },
    slug: 'hinoki-sachet',
    sku: 'HK-KAO-001',
    category: 'fragrance',
    price: yen(880),
    stock: 36,
    weightKg: '0.030',
    deliveryClass: 'mail',
    isGiftable: true,
    shortDescription: {
      ja: 'たんすや靴箱に。木くずを詰めた、すがすがしい香りです。',
      en: 'For drawers and shoes: the clean scent of cypress shavings.',
    },
    description: {
      ja: seedDocument('製材のときに出る檜の木くずを、麻の袋に詰めました。香りが弱くなったら、軽くもんでください。'),
      en: null,
    },
    saleFrom: { days: 10, clock: '10:00' },
    tags: ['季節の香り'],
  },
  {
    name: { ja: '柚子の焼き菓子 8個', en: 'Yuzu biscuits ×8' },
    slug: 'yuzu-biscuits',
    sku: 'HK-SHK-001',
    category: 'food',
    price: yen(1296, 'reduced'),
    stock: 60,
    weightKg: '0.240',
    isReturnable: false,
    isGiftable: true,
    giftPrice: yen(220),
    shortDescription: { ja: '柚子の皮を練り込んだ、ほろほろの焼き菓子です。', en: 'Crumbly biscuits with the peel of yuzu.' },
    description: {
      ja: seedDocument('発酵バターの生地に、刻んだ柚子の皮をたっぷり混ぜました。番茶によく合います。'),
      en: seedDocument('Cultured butter and plenty of chopped peel. Good with bancha.'),
    },
    foodLabel: {
      productType: '焼菓子',
      ingredients: '小麦粉（国内製造）、バター、砂糖、卵、柚子皮、食塩',
      allergens: ['wheat', 'milk', 'egg'],
      netContent: '8個',
      bestBefore: '製造日から45日',
      storage: '直射日光と高温多湿を避けて保存してください。',
      manufacturer: '箱庭日用品店 菓子工房（見本県見本市1-2-3）',
    },
    tags: ['手みやげ'],
  },
  {
    name: { ja: '番茶 100g', en: 'Bancha' },
    slug: 'bancha',
    sku: 'HK-SHK-002',
    category: 'food',
    price: yen(756, 'reduced'),
    stock: 3,
    weightKg: '0.110',
    deliveryClass: 'mail',
    isReturnable: false,
    shortDescription: { ja: '秋に摘んだ葉を、ゆっくり焙じました。', en: 'Leaves of autumn, slowly roasted.' },
    description: {
      ja: seedDocument('香ばしく、渋みの少ないお茶です。熱湯で30秒ほど。水出しでもおいしく飲めます。'),
      en: seedDocument('Fragrant and mild. Half a minute in boiling water, or overnight in cold.'),
    },
    foodLabel: {
      productType: '番茶',
      ingredients: '茶（国産）',
      allergens: ['none'],
      netContent: '100g',
      bestBefore: '製造日から10か月',
      storage: '開封後は密閉し、冷暗所で保存してください。',
      manufacturer: '見本製茶（見本県見本市4-5-6）',
    },
    tags: ['毎日のお茶'],
  },
  {
    name: { ja: '季節の贈り箱', en: 'Seasonal gift box' },
    slug: 'seasonal-gift-box',
    sku: 'HK-OKR-001',
    category: 'gift',
    price: yen(5500),
    stock: 0,
    maxPerOrder: 3,
    weightKg: '1.150',
    isGiftable: true,
    shortDescription: { ja: '飯碗とふきん、焼き菓子を木箱に詰めました。', en: 'A bowl, a cloth and biscuits in a wooden box.' },
    description: {
      ja: seedDocument('季節ごとに中身が変わる、当店いちばん人気の贈り箱です。次の入荷までお待ちください。'),
      en: seedDocument('Our favourite present, new with every season. The next ones are on their way.'),
    },
    tags: ['贈りものに'],
  },
  {
    name: { ja: '夏の蚊やり', en: 'Summer incense holder' },
    slug: 'summer-incense-holder',
    sku: 'HK-KAO-002',
    category: 'fragrance',
    price: yen(2750),
    stock: 9,
    weightKg: '0.410',
    shortDescription: { ja: '夏のあいだだけ販売した、鋳物の蚊やりです。', en: 'Cast iron, sold in summer only.' },
    description: {
      ja: seedDocument('ふたのすき間から、ゆっくりと煙が立ちます。'),
      en: seedDocument('The smoke rises slowly from under its lid.'),
    },
    saleUntil: { days: -60, clock: '23:59' },
  },
] as const

type Moment = { readonly days: number; readonly clock: string }

const at = (seeder: SeederOf<typeof tenant>, moment: Moment | null): string | null =>
  moment === null ? null : seeder.at(moment.days, moment.clock)

export type ProductIds = Readonly<Record<(typeof PRODUCTS)[number]['slug'], string>>

/** Products of the shop: every category, every sales state, one draft. */
export const seedProducts = async (seeder: SeederOf<typeof tenant>): Promise<ProductIds> => {
  const ids = await createBySlug(PRODUCTS, async (product) => {
    const picture = await seeder.picture({ name: product.name.ja, color: CRIMSON, width: 1200, height: 1200 })
    return seeder.create('product', {
      stockManaged: true,
      stockAlert: 5,
      maxPerOrder: 10,
      temperature: 'normal',
      deliveryClass: 'parcel',
      leadTimeDays: 3,
      isReturnable: true,
      isPublished: true,
      ...product,
      images: [{ image: picture, alt: product.name, isMain: true }],
      saleFrom: at(seeder, 'saleFrom' in product ? product.saleFrom : null),
      saleUntil: at(seeder, 'saleUntil' in product ? product.saleUntil : null),
    })
  })
  await seeder.create('product', {
    name: { ja: '試作中：竹の茶こし', en: null },
    slug: 'bamboo-strainer',
    sku: 'HK-KCH-002',
    category: 'kitchen',
    price: yen(1540),
    stock: 0,
    stockManaged: true,
    weightKg: '0.050',
    temperature: 'normal',
    deliveryClass: 'mail',
    leadTimeDays: 5,
  })
  return ids
}
