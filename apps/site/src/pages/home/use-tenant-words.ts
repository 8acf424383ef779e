import { useLingui } from '@lingui/react/macro'
import type { TenantSlug } from '../../tenants.ts'

/** What each boat carries, in a sentence. */
export const useTenantWords = (): Readonly<Record<TenantSlug, string>> => {
  const { t } = useLingui()
  return {
    nyanko: t`この港を切り盛りする、猫のポータル。`,
    club: t`奇術や歌、司会やバーテンダーを、お席までお届けするクラブ。`,
    kensetsu: t`坂の町で家と店を建てる、地元の建設会社。`,
    games: t`家庭用とPCのゲームを手づくりする、小さなスタジオ。`,
    music: t`夜のための歌をつくる音楽ユニットと、そのレーベル。`,
    shop: t`うつわと布とお菓子をあつかう、日用品の店。`,
    cafe: t`ボードゲームと珈琲でひと息つけるカフェ。`,
    hall: t`部屋とサークルと催しのある、水鏡市の公共施設。`,
    arcade: t`スマートフォンとオンラインのゲームを運営するチーム。`,
    studio: t`出港の支度をしている、手しごとのアトリエ。`,
  }
}
