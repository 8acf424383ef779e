import { useLingui } from '@lingui/react/macro'
import type { State } from '@captain/content-core'

/**
 * Returns the window title, which marks the preview and names the state of the public page. The page itself looks as readers will see it.
 */
export const usePreviewTitle = (title: string, state: State): string => {
  const { t } = useLingui()
  const states: Readonly<Record<State, string>> = {
    draft: t`下書き`,
    scheduled: t`公開予約`,
    published: t`公開中`,
    expired: t`公開終了`,
    archived: t`アーカイブ`,
    on: t`公開中`,
    off: t`非公開`,
    inForce: t`施行中`,
    superseded: t`旧版`,
    withdrawn: t`取下げ`,
    new: t`未対応`,
    inProgress: t`対応中`,
    done: t`対応済み`,
    spam: t`迷惑メール`,
    pendingPayment: t`入金待ち`,
    paid: t`発送待ち`,
    preparing: t`発送準備中`,
    shipped: t`発送済`,
    delivered: t`配達完了`,
    returnRequested: t`返品受付`,
    refunded: t`返金済`,
    cancelled: t`取消`,
    plain: t`保存済み`,
  }
  const shown = states[state]
  return t`プレビュー（${shown}） ${title}`
}
