import { isTenantSlug, TENANTS, type TenantSlug } from '@captain/tenants'

/** Japanese names of the original sites; the toolbar calls every other site by its slug. */
const NAMES: Readonly<Partial<Record<TenantSlug, string>>> = {
  nyanko: 'にゃんこ港',
  club: '月光座クラブ',
  kensetsu: '星見坂建設',
  games: 'ポムリカゲームズ',
  music: '夜ノ環',
  shop: '箱庭日用品店',
  cafe: 'ダイスと珈琲 ころり',
  hall: '水鏡市民交流センター',
  arcade: 'スターポルト・アーケード',
  studio: 'アトリエ雲間',
}

/** Choices of the toolbar; without a choice, a screen has the colour of its site. */
export const SITE_CHOICES = [
  { value: 'own', title: '画面のサイトの色' },
  ...Object.keys(TENANTS)
    .filter(isTenantSlug)
    .map((value) => ({ value, title: NAMES[value] ?? value })),
]

/** Returns the colour (`#rrggbb`) of the site selected in the toolbar; null if none is selected. */
export const colorOfSite = async (slug: unknown): Promise<string | null> => {
  if (typeof slug !== 'string' || !isTenantSlug(slug)) return null
  const { tenant } = await TENANTS[slug].declaration()
  return tenant.color
}
