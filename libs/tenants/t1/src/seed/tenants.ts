import { createByKey, type CreateInput, type SeederOf } from '@captain/content-core'
import { DEMO_SITES, type DemoSite } from '../sites.ts'
import type { tenantProfile } from '../content-types/tenant.ts'
import type { tenant } from '../tenant.ts'

type Profile = {
  readonly ja: string
  readonly en: string
  readonly abbreviation: string
  readonly kind: CreateInput<typeof tenantProfile>['kind']
  readonly color: string
  readonly about: { readonly ja: string; readonly en: string }
}

/** The ten sites (content model, §1). */
const PROFILES: Readonly<Record<DemoSite, Profile>> = {
  nyanko: {
    ja: 'にゃんこ港',
    en: 'Nyanko Harbor',
    abbreviation: 'NYK',
    kind: 'portal',
    color: '#B4531F',
    about: {
      ja: 'にゃんこ港は、性格のちがう十のサイトの言葉と写真を、ひとつの管理画面でととのえて送りだす港です。',
      en: 'Ten very different sites, their words and pictures made ready in one back office and sent out to sea from here.',
    },
  },
  club: {
    ja: '月光座クラブ',
    en: 'Club Gekkoza',
    abbreviation: 'CLB',
    kind: 'entertainment',
    color: '#6B2D8B',
    about: { ja: '奇術師や演奏家が、会場までうかがいます。', en: 'Magicians and musicians who come to your venue.' },
  },
  kensetsu: {
    ja: '星見坂建設',
    en: 'Hoshimizaka Construction',
    abbreviation: 'KEN',
    kind: 'construction',
    color: '#1D5B8F',
    about: { ja: '家づくりから改修まで、地域の建設会社です。', en: 'The local builder for homes and renovations.' },
  },
  games: {
    ja: 'ポムリカゲームズ',
    en: 'Pomurika Games',
    abbreviation: 'PML',
    kind: 'game',
    color: '#2E7D32',
    about: { ja: '小さなチームで、長く遊べるゲームを作っています。', en: 'A small team that makes games to keep.' },
  },
  music: {
    ja: '夜ノ環',
    en: 'YORUNOWA',
    abbreviation: 'YNW',
    kind: 'music',
    color: '#2B2D6E',
    about: { ja: '夜に聴く音楽をつくる、三人組です。', en: 'Three people who make music for the night.' },
  },
  shop: {
    ja: '箱庭日用品店',
    en: 'Hakoniwa Dry Goods',
    abbreviation: 'HK',
    kind: 'shop',
    color: '#A8324A',
    about: { ja: 'うつわと布と、季節のお菓子の店です。', en: 'Tableware, cloth and sweets of the season.' },
  },
  cafe: {
    ja: 'ダイスと珈琲 ころり',
    en: 'Korori Dice & Coffee',
    abbreviation: 'KRR',
    kind: 'cafe',
    color: '#7A4A2B',
    about: { ja: '珈琲とボードゲームの店です。', en: 'Coffee and board games.' },
  },
  hall: {
    ja: '水鏡市民交流センター',
    en: 'Mikagami Civic Center',
    abbreviation: 'MKG',
    kind: 'public',
    color: '#0F766E',
    about: { ja: '講座やサークルに使える、市民のための施設です。', en: 'Rooms, courses and circles for everybody in town.' },
  },
  arcade: {
    ja: 'スターポルト・アーケード',
    en: 'Starport Arcade',
    abbreviation: 'SPT',
    kind: 'game',
    color: '#B3169B',
    about: { ja: 'オンラインゲームのお知らせと障害情報です。', en: 'News and known issues of our online games.' },
  },
  studio: {
    ja: 'アトリエ雲間',
    en: 'Atelier Kumoma',
    abbreviation: 'KMM',
    kind: 'other',
    color: '#475569',
    about: { ja: '手しごとの工房です。開店の準備をしています。', en: 'A workshop of handmade things, opening soon.' },
  },
}

export type TenantIds = Readonly<Record<DemoSite, string>>

export const seedTenants = (seeder: SeederOf<typeof tenant>): Promise<TenantIds> =>
  createByKey(PROFILES, (slug, { ja, en, abbreviation, kind, color, about }) => {
    const place = DEMO_SITES.indexOf(slug)
    return seeder.create('tenant', {
      slug,
      name: { ja, en },
      abbreviation,
      kind,
      sortOrder: (place + 1) * 10,
      assetBasePath: `/tenants/${slug}`,
      description: about,
      operatingStatus: slug === 'studio' ? 'preparing' : 'active',
      brandColor: color,
      legalName: { ja: `${ja}（架空）`, en: `${en} (fictional)` },
      corporateNumber: `00000123456${String(place).padStart(2, '0')}`,
      phone: `03-0000-10${String(place).padStart(2, '0')}`,
      email: `desk@${slug}.example`,
      notifyEmails: [{ email: `desk@${slug}.example` }],
      defaultLocale: 'ja',
      locales: ['ja', 'en'],
      timezone: 'Asia/Tokyo',
      taxRounding: 'floor',
      plan: slug === 'nyanko' ? 'custom' : 'standard',
      contractStartOn: seeder.day(-400),
      contractEndOn: slug === 'music' ? seeder.day(25) : null,
      showOnHome: !['nyanko', 'studio'].includes(slug),
      ...(slug === 'nyanko' && { sns: { xId: 'nyanko_harbor_example', instagramId: 'nyanko.harbor.example' } }),
    })
  })
