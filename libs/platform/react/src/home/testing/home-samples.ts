import type { ScreensResponse } from '@captain/platform-core'
import type { TenantSummary } from '../../tenants/tenants.ts'
import type { HomeResult, HomeDay, TenantFacts } from '../home-data.ts'

const tenant = (slug: string, number: number, ja: string, en: string, color: string, more: Partial<TenantSummary> = {}): TenantSummary => ({
  slug,
  number,
  names: { ja, en },
  color,
  role: 'editor',
  contentTypes: ['article'],
  isMember: true,
  ...more,
})

export const TENANTS: readonly TenantSummary[] = [
  tenant('nyanko', 1, 'にゃんこ港', 'Nyanko Harbor', '#B4531F', { role: 'owner' }),
  tenant('shop', 6, '箱庭日用品店', 'Hakoniwa Dry Goods', '#A8324A', { role: 'owner' }),
  tenant('cafe', 7, 'ダイスと珈琲 ころり', 'Korori Dice & Coffee', '#7A4A2B', { role: 'viewer' }),
  tenant('studio', 10, 'アトリエ雲間', 'Atelier Kumoma', '#475569', { isMember: false, role: 'owner' }),
]

const OPEN: TenantFacts['maintenance'] = { mode: 'off', startsAt: null, endsAt: null }

const facts = (slug: string, kind: string, more: Partial<TenantFacts> = {}): TenantFacts => ({
  slug,
  kind,
  status: 'active',
  logo: null,
  domain: { host: `${slug}.example`, isVerified: true, sslExpiresOn: null },
  maintenance: OPEN,
  ...more,
})

export const FACTS: readonly TenantFacts[] = [
  facts('nyanko', 'portal'),
  facts('shop', 'shop', { domain: { host: 'shop.example', isVerified: true, sslExpiresOn: '2020-01-01' } }),
  facts('cafe', 'cafe', { maintenance: { mode: 'scheduled', startsAt: '2026-11-25T02:00:00+09:00', endsAt: null } }),
  facts('studio', 'other', { status: 'preparing', domain: null }),
]

export const SCREENS: ScreensResponse['items'] = [
  {
    tenant: 'shop',
    type: 'product',
    icon: 'package',
    names: { ja: '商品', en: 'Products' },
    single: { ja: '商品', en: 'Product' },
    to: '/captain/tenant/shop/product',
    create: null,
  },
]

const some = (value: number, capped = false) => ({ value, capped })
const NEWS = { name: 'article', label: '記事' }

export const HOME: HomeResult = {
  isTourDue: false,
  needs: [
    {
      tenant: 'nyanko',
      kind: 'unanswered',
      type: { name: 'contact', label: 'お問い合わせ' },
      count: some(2),
      to: '/captain/tenant/nyanko/contact',
      search: { status: 'new' },
    },
    {
      tenant: 'nyanko',
      kind: 'expiring',
      type: { name: 'domain', label: 'ドメイン' },
      count: some(1),
      to: '/captain/tenant/nyanko/domain',
      search: { 'f.expiring': '30' },
    },
    {
      tenant: 'shop',
      kind: 'orders',
      type: { name: 'order', label: '注文' },
      count: some(1000, true),
      to: '/captain/tenant/shop/order',
      search: { status: 'pendingPayment,paid' },
    },
    { tenant: 'nyanko', kind: 'drafts', type: NEWS, count: some(1), to: '/captain/tenant/nyanko/article', search: { status: 'draft' } },
    {
      tenant: 'nyanko',
      kind: 'scheduled',
      type: NEWS,
      count: some(1),
      to: '/captain/tenant/nyanko/article',
      search: { status: 'scheduled' },
    },
    {
      tenant: 'cafe',
      kind: 'staleEnglish',
      type: { name: 'food', label: 'フード' },
      count: some(3),
      to: '/captain/tenant/cafe/food',
      search: { translation: 'outdated' },
    },
  ],
  failures: [
    {
      kind: 'missed',
      tenant: 'nyanko',
      id: '01M7YS4WY3HSZYWPGDXEV0YM02',
      type: NEWS,
      workflow: 'publish',
      title: { ja: '年末年始の休業日', en: null },
      planned: '2026-11-20T01:00:00.000Z',
      to: '/captain/tenant/nyanko/article/01M7YS4WY3HSZYWPGDXEV0YM02/edit',
    },
    {
      kind: 'missed',
      tenant: 'shop',
      id: '01M7YS4WY3HSZYWPGDXEV0YM03',
      type: { name: 'privacy-policy', label: 'プライバシーポリシー' },
      workflow: 'legal',
      title: { ja: 'プライバシーポリシー', en: 'Privacy policy' },
      planned: '2026-11-19',
      to: '/captain/tenant/shop/privacy-policy/01M7YS4WY3HSZYWPGDXEV0YM03/edit',
    },
    {
      kind: 'undelivered',
      tenant: 'shop',
      id: '01M7YS4WY3HSZYWPGDXEV0YM04',
      name: '公開サイトの再生成',
      since: '2026-11-18T02:30:00.000Z',
      isOff: false,
      status: 502,
      failure: null,
    },
  ],
  drafts: [
    {
      tenant: 'nyanko',
      id: '01M7YS4WY3HSZYWPGDXEV0YM01',
      type: NEWS,
      title: { ja: '来年の計画', en: null },
      updatedAt: '2026-11-21T08:30:00.000Z',
      to: '/captain/tenant/nyanko/article/01M7YS4WY3HSZYWPGDXEV0YM01/edit',
    },
  ],
  samples: [
    { tenant: 'nyanko', canAdd: false, total: 24, edited: 0 },
    { tenant: 'shop', canAdd: true, total: 0, edited: 0 },
  ],
  events: [
    {
      tenant: 'shop',
      id: '01M7YS4WY3HSZYWPGDXEV0YM12',
      at: '2026-11-22T01:00:00.000Z',
      by: { id: 'editor', name: '編集 進' },
      impersonator: '管理 花子',
      action: 'publish',
      type: { name: 'product', label: '商品' },
      title: { ja: '白磁の飯碗', en: 'White rice bowl' },
      count: null,
      to: '/captain/tenant/shop/product/01M7YS4WY3HSZYWPGDXEV0YM11/edit',
    },
    {
      tenant: 'cafe',
      id: '01M7YS4WY3HSZYWPGDXEV0YM10',
      at: '2026-11-21T23:00:00.000Z',
      by: { id: null, name: 'Captain' },
      impersonator: null,
      action: 'delete',
      type: { name: 'food', label: 'フード' },
      title: { ja: null, en: null },
      count: null,
      to: null,
    },
    {
      tenant: 'shop',
      id: '01M7YS4WY3HSZYWPGDXEV0YM0A',
      at: '2026-11-21T22:30:00.000Z',
      by: { id: 'owner', name: '店主 縁' },
      impersonator: null,
      action: 'export',
      type: { name: 'order', label: '注文' },
      title: { ja: null, en: null },
      count: null,
      to: null,
    },
    {
      tenant: 'shop',
      id: '01M7YS4WY3HSZYWPGDXEV0YM09',
      at: '2026-11-21T22:00:00.000Z',
      by: { id: 'owner', name: '店主 縁' },
      impersonator: null,
      action: 'removeSamples',
      type: null,
      title: { ja: null, en: null },
      count: 32,
      to: null,
    },
  ],
}

export const DAYS: readonly HomeDay[] = Array.from({ length: 30 }, (_unused, place) => ({
  day: new Date(Date.UTC(2026, 9, 24 + place)).toISOString().slice(0, 10),
  published: place % 4,
  received: place % 7 === 3 ? 3 : 0,
  saved: (place * 5) % 9,
}))

/** Data of a new member: no pending items and no events. */
export const NOTHING: HomeResult = { isTourDue: true, needs: [], failures: [], drafts: [], samples: [], events: [] }
