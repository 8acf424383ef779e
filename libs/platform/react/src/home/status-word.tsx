import { useLingui } from '@lingui/react/macro'
import type { TenantStatus } from './home-data.ts'

export const STATUSES: readonly TenantStatus[] = ['active', 'preparing', 'suspended', 'closed']

/** Returns the labels of tenant states. */
export const useStatusLabels = (): Readonly<Record<TenantStatus, string>> => {
  const { t } = useLingui()
  return {
    active: t({ message: '公開中', context: 'テナントの状態' }),
    preparing: t({ message: '準備中', context: 'テナントの状態' }),
    suspended: t({ message: '停止中', context: 'テナントの状態' }),
    closed: t({ message: '終了', context: 'テナントの状態' }),
  }
}

export const KINDS = ['portal', 'entertainment', 'construction', 'game', 'music', 'shop', 'cafe', 'public', 'other'] as const
export type TenantKind = (typeof KINDS)[number]

/** Returns the labels of tenant kinds. */
export const useKindLabels = (): Readonly<Record<TenantKind, string>> => {
  const { t } = useLingui()
  return {
    portal: t({ message: 'ポータル', context: 'テナントの種別' }),
    entertainment: t({ message: 'エンターテインメント', context: 'テナントの種別' }),
    construction: t({ message: '建設', context: 'テナントの種別' }),
    game: t({ message: 'ゲーム', context: 'テナントの種別' }),
    music: t({ message: '音楽', context: 'テナントの種別' }),
    shop: t({ message: 'ショップ', context: 'テナントの種別' }),
    cafe: t({ message: 'カフェ', context: 'テナントの種別' }),
    public: t({ message: '公共施設', context: 'テナントの種別' }),
    other: t({ message: 'その他', context: 'テナントの種別' }),
  }
}
