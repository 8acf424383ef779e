import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, type ReactNode } from 'react'
import { useOpenDialog, type ConfirmOptions, type Question } from './open-dialog.tsx'

export type DeleteOptions = ConfirmOptions & {
  /** Kind of thing, as in the dialog's title: フード → フードの削除. */
  readonly target: string
  /** Name of the record. */
  readonly name: string
  /** Site of the record; destructive dialogs name it. */
  readonly site?: string
  readonly effects?: readonly string[]
  readonly acknowledge?: ReactNode
}

/** Returns the dialogs of the app frame. Each resolves to whether the action ran; with `act` the dialog stays open until it succeeds. */
export const useDialogs = () => {
  const { t } = useLingui()
  const openDialog = useOpenDialog()
  return useMemo(() => {
    return {
      confirm: (question: Question) => openDialog(question),
      /** Shows why an action is impossible; runs nothing. */
      alert: async ({ title, body }: Pick<Question, 'title' | 'body'>): Promise<void> => {
        await openDialog({ title, body, confirmLabel: null, cancelLabel: t`閉じる` })
      },
      /** Asks for confirmation before an action that cannot be undone. */
      remove: ({ target, name, site, ...removal }: DeleteOptions) =>
        openDialog({
          ...removal,
          danger: true,
          title: t`${target}の削除`,
          confirmLabel: t`削除`,
          body: (
            <>
              <p>
                {site === undefined ? (
                  <Trans>
                    <strong>「{name}」</strong>を削除します。
                  </Trans>
                ) : (
                  <Trans>
                    {site}の<strong>「{name}」</strong>を削除します。
                  </Trans>
                )}
              </p>
              <p>
                <Trans>この操作は元に戻せません。</Trans>
              </p>
            </>
          ),
        }),
      /** Asks for confirmation before unsaved input is discarded. */
      cancel: (options: Partial<Question> = {}) =>
        openDialog({
          title: t`編集の中止`,
          body: t`保存していない変更があります。破棄してこの画面を離れますか。`,
          confirmLabel: t`破棄して離れる`,
          cancelLabel: t`編集を続ける`,
          danger: true,
          ...options,
        }),
      /** Asks for confirmation before a form returns to its saved values. */
      reset: (options: Partial<Question> = {}) =>
        openDialog({
          title: t`変更の破棄`,
          body: t`入力した内容を、最後に保存した状態に戻します。`,
          confirmLabel: t`変更を破棄`,
          cancelLabel: t`編集を続ける`,
          danger: true,
          ...options,
        }),
    }
  }, [openDialog, t])
}
