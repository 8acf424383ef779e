import { useLingui } from '@lingui/react/macro'
import type { ShipmentProblem } from './match-shipments.ts'

/** Describes why a line can't be shipped. */
export const useShipmentProblems = (): Readonly<Record<ShipmentProblem, string>> => {
  const { t } = useLingui()
  return {
    unknown: t`発送を待つ注文に見つかりません`,
    twice: t`同じ注文番号が前の行にあります`,
    unpaid: t`入金待ちの注文です`,
    noTracking: t`追跡番号がありません`,
    badTracking: t`追跡番号は、半角数字とハイフンで30文字までです`,
    noCarrier: t({ message: '配送会社を選んでください', context: 'まとめて発送' }),
    unknownCarrier: t`配送設定にない配送会社です`,
  }
}
