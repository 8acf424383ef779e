import { useLingui } from '@lingui/react/macro'
import { IconCalendarClock, IconFilePencil, IconInbox, IconLanguage, IconReceipt, IconWorldExclamation } from '@tabler/icons-react'
import type { Need, NeedKind } from './home-data.ts'

/** In the order in which they matter. */
export const NEED_ORDER: readonly NeedKind[] = ['unanswered', 'orders', 'expiring', 'drafts', 'scheduled', 'staleEnglish']

/** Kinds of pending items that are urgent. */
export const URGENT: ReadonlySet<NeedKind> = new Set(['unanswered', 'orders', 'expiring'])

export const NEED_ICONS = {
  unanswered: IconInbox,
  orders: IconReceipt,
  expiring: IconWorldExclamation,
  drafts: IconFilePencil,
  scheduled: IconCalendarClock,
  staleEnglish: IconLanguage,
} as const satisfies Readonly<Record<NeedKind, unknown>>

/** Returns the labels of the kinds of pending items. */
export const usePendingLabels = (): Readonly<Record<NeedKind, string>> => {
  const { t } = useLingui()
  return {
    unanswered: t`未対応の問い合わせ`,
    orders: t`入金・発送待ちの注文`,
    expiring: t`30日以内に期限`,
    drafts: t`公開前の下書き`,
    scheduled: t`公開予約`,
    staleEnglish: t`未更新の英語`,
  }
}

/** Returns the total of several counts. A capped count makes the total capped. */
export const totalOf = (needs: readonly Need[]): string => {
  const total = needs.reduce((sum, { count }) => sum + count.value, 0)
  return needs.some(({ count }) => count.capped) ? `${total}+` : String(total)
}
