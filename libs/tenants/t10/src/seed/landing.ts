import type { SeederOf } from '@captain/content-core'
import { bullets, heading, seedDocument } from '@captain/presets'
import type { tenant } from '../tenant.ts'

/** The page two months before the opening. */
export const seedLanding = async (seeder: SeederOf<typeof tenant>): Promise<void> => {
  const heroImage = await seeder.picture({ name: '雲間の工房', color: '#475569', width: 1600, height: 900 })
  await seeder.create('landing', {
    isPublished: true,
    heroTitle: { ja: '雲の間から、手しごとを。', en: 'Handmade between clouds.' },
    lead: {
      ja: '山あいの小さな工房で、器と布と木の道具をつくっています。ただいま開店の準備をしています。',
      en: 'In a small workshop between the hills we make pottery, cloth and wooden tools. We are getting ready to open.',
    },
    heroImage,
    heroAlt: { ja: '雲のかかる山あいに建つ、小さな工房の絵', en: 'A drawing of a small workshop among cloudy hills' },
    launchDate: seeder.day(60),
    body: {
      ja: seedDocument(
        heading('つくるもの'),
        '毎日の暮らしで使い続けられる道具を、ひとつずつ手でつくります。',
        bullets('日々の食卓の器', '草木で染めた布', '栗の木の道具'),
      ),
      en: seedDocument(
        heading('What we make'),
        'Things for every day, made by hand and one at a time.',
        bullets('Pottery for the table', 'Plant-dyed cloth', 'Tools of chestnut wood'),
      ),
    },
    links: [
      { label: { ja: '展示のお知らせ', en: 'Exhibitions' }, url: 'https://kumoma.example/exhibitions' },
      { label: { ja: '制作日誌', en: 'Workshop diary' }, url: 'https://kumoma.example/diary' },
    ],
    email: 'desk@studio.example',
    checklist: [
      { text: 'ドメインを決める', checked: true },
      { text: 'メイン画像を用意する', checked: true },
      { text: '見出しとリード文を書く', checked: true },
      { text: '英語の文章を確認する', checked: false },
      { text: 'ドメインを接続する', checked: false },
      { text: '公開日をメンバーに知らせる', checked: false },
    ],
    sns: {
      xId: 'kumoma_atelier',
      facebookId: null,
      instagramId: 'kumoma.atelier',
      lineId: null,
      lineOfficialId: null,
      youtubeChannelId: null,
    },
  })
}
