import type { SeederOf } from '@captain/content-core'
import type { ProductIds } from './products.ts'
import type { tenant } from '../tenant.ts'

const picks = (seeder: SeederOf<typeof tenant>) =>
  [
    { slot: 'hero', product: 'white-rice-bowl', comment: { ja: '新米の季節に、軽い飯碗を。', en: 'A light bowl for the new rice.' } },
    {
      slot: 'hero',
      product: 'chestnut-tray',
      comment: { ja: '朝の支度が、すこし楽しくなります。', en: 'It makes mornings a little brighter.' },
    },
    { slot: 'hero', product: 'sashiko-cloths', comment: { ja: null, en: null } },
    {
      slot: 'seasonal',
      product: 'yuzu-biscuits',
      comment: { ja: '柚子の香る季節になりました。', en: 'The season of yuzu is here.' },
      showFrom: seeder.day(-7),
      showUntil: seeder.day(40),
    },
    { slot: 'seasonal', product: 'hinoki-sachet', comment: { ja: '年末の大掃除のあとに。', en: null }, showFrom: seeder.day(10) },
    { slot: 'seasonal', product: 'bancha', comment: { ja: '炬燵のおともに。', en: null }, isPublished: false },
    { slot: 'gift', product: 'seasonal-gift-box', comment: { ja: '迷ったら、まずはこの箱を。', en: 'When in doubt, this box.' } },
    { slot: 'gift', product: 'white-rice-bowl', comment: { ja: '夫婦碗にも選ばれています。', en: 'Often given in pairs.' } },
    { slot: 'gift', product: 'letterpress-notes', comment: { ja: null, en: null } },
    { slot: 'staff', product: 'bancha', comment: { ja: '店番のあいだ、いつも飲んでいます。', en: 'What we drink behind the counter.' } },
    {
      slot: 'staff',
      product: 'chestnut-tray',
      comment: { ja: '十年使って、いい色になりました。', en: 'Ten years old, and a lovely colour.' },
    },
  ] as const

/** The recommendations of the shop's home page, by slot. */
export const seedRecommends = async (seeder: SeederOf<typeof tenant>, products: ProductIds): Promise<void> => {
  for (const { product, ...pick } of picks(seeder))
    await seeder.create('product-recommend', { isPublished: true, ...pick, product: products[product] })
}
