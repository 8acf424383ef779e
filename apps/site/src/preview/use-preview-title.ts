import { useLingui } from '@lingui/react/macro'
import type { State } from '@captain/content-core'

/** The title of the window, which says that this is a preview and what the public sees now. The page itself stays as readers will see it. */
export const usePreviewTitle = (title: string, state: State): string => {
  const { t } = useLingui()
  const states: Readonly<Record<State, string>> = {
    draft: t`下書き`,
    scheduled: t`予約`,
    published: t`公開中`,
    expired: t`終了`,
    archived: t`保管`,
    on: t`公開中`,
    off: t`非公開`,
    plain: t`保存済み`,
  }
  const shown = states[state]
  return t`プレビュー（${shown}） ${title}`
}
