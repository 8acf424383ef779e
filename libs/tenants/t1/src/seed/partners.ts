import type { SeederOf } from '@captain/content-core'
import type { tenant } from '../tenant.ts'

const ORANGE = '#B4531F'

const both = (ja: string, en: string) => ({ ja, en })

const partners = (seeder: SeederOf<typeof tenant>) =>
  [
    {
      name: both('しっぽ保護の会（架空）', 'Tail Haven (fictional)'),
      nameKana: 'シッポホゴノカイ',
      kind: 'shelter',
      logo: true,
      description: both('港で暮らす猫の保護と、里親さがしをしています。', 'Takes in the cats of the harbour and finds homes for them.'),
      websiteUrl: 'https://tail-haven.example/',
      contactPerson: '事務局',
      contactEmail: 'desk@tail-haven.example',
      startedOn: seeder.day(-1400),
      showOnHome: true,
      sns: { instagramId: 'tail.haven' },
      isPublished: true,
    },
    {
      name: both('ねこ新聞社', 'Neko Press'),
      nameKana: 'ネコシンブンシャ',
      kind: 'media',
      logo: false,
      description: both('猫と港町のニュースを、毎週木曜日に届けています。', 'News of cats and harbour towns, every Thursday.'),
      websiteUrl: 'https://neko-press.example/',
      contactEmail: 'news@neko-press.example',
      startedOn: seeder.day(-900),
      showOnHome: true,
      isPublished: true,
    },
    {
      name: both('月見サーバー', 'Tsukimi Servers'),
      nameKana: 'ツキミサーバー',
      kind: 'sponsor',
      logo: false,
      description: both('サーバーと回線の提供で、港の運営を支えています。', 'Supports the harbour with servers and bandwidth.'),
      websiteUrl: 'https://tsukimi.example/',
      corporateNumber: '0000012345631',
      contactPhone: '03-0000-0131',
      startedOn: seeder.day(-1100),
      showOnHome: true,
      isPublished: true,
    },
    {
      name: { ja: '港町印刷' },
      nameKana: 'ミナトマチインサツ',
      kind: 'vendor',
      logo: false,
      contactPerson: '営業担当',
      contactPhone: '03-0000-0132',
      fax: '03-0000-0133',
      startedOn: seeder.day(-300),
      note: '名刺とパンフレットの印刷。掲載はしない。',
      showOnHome: false,
      isPublished: false,
    },
  ] as const

/** Four partners: three on the home page, and a vendor for the register only, without English. */
export const seedPartners = async (seeder: SeederOf<typeof tenant>): Promise<void> => {
  const picture = await seeder.picture({ name: 'しっぽ保護の会', color: ORANGE, width: 480, height: 240 })
  for (const { logo, ...values } of partners(seeder)) await seeder.create('partner', { ...values, logo: logo ? picture : null })
}
