import { Trans, useLingui } from '@lingui/react/macro'
import { randomId } from '@mantine/hooks'
import { useModals } from '@mantine/modals'
import { useMemo, type ReactNode } from 'react'
import { DialogBody, type DialogBodyProps } from './dialog-body.tsx'

type Act = Pick<DialogBodyProps, 'act' | 'describeFailure'>

export type Question = Act &
  Pick<DialogBodyProps, 'effects' | 'acknowledge' | 'danger' | 'cancelLabel'> & {
    readonly title: ReactNode
    readonly body: ReactNode
    readonly confirmLabel: ReactNode
  }

type Asked = Omit<Question, 'confirmLabel'> & Pick<DialogBodyProps, 'confirmLabel'>

export type Removal = Act & {
  /** What kind of thing it is, as in the dialog's title: フード → フードの削除. */
  readonly target: string
  /** The record's own name. */
  readonly name: string
  /** The site it belongs to: a destructive act names it. */
  readonly site?: string
  readonly effects?: readonly string[]
  readonly acknowledge?: ReactNode
}

/** The dialogs of the shell. Each answers whether the act was done; with `act` the dialog stays until it has succeeded. */
export const useDialogs = () => {
  const { t } = useLingui()
  const modals = useModals()
  return useMemo(() => {
    const ask = ({ title, body, ...question }: Asked): Promise<boolean> =>
      new Promise((resolve) => {
        const id: string = modals.openModal({
          title,
          withCloseButton: false,
          onClose: () => resolve(false),
          children: (
            // A question that follows at once takes the place of the last one, and nothing of what was ticked or pressed there.
            <DialogBody
              key={randomId()}
              {...question}
              onDone={(confirmed) => {
                resolve(confirmed)
                modals.closeModal(id)
              }}
            >
              {body}
            </DialogBody>
          ),
        })
      })
    return {
      confirm: (question: Question) => ask(question),
      /** Tells what stands in the way of an act, and does nothing. */
      tell: async ({ title, body }: Pick<Question, 'title' | 'body'>): Promise<void> => {
        await ask({ title, body, confirmLabel: null, cancelLabel: t`閉じる` })
      },
      /** Asks before an act that can't be undone. */
      remove: ({ target, name, site, ...removal }: Removal) =>
        ask({
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
      /** Asks before leaving what was typed. */
      cancel: (options: Partial<Question> = {}) =>
        ask({
          title: t`編集の中止`,
          body: t`保存していない変更があります。破棄してこの画面を離れますか。`,
          confirmLabel: t`破棄して離れる`,
          cancelLabel: t`編集を続ける`,
          danger: true,
          ...options,
        }),
      /** Asks before a form goes back to what was last saved. */
      reset: (options: Partial<Question> = {}) =>
        ask({
          title: t`変更の破棄`,
          body: t`入力した内容を、最後に保存した状態に戻します。`,
          confirmLabel: t`変更を破棄`,
          cancelLabel: t`編集を続ける`,
          danger: true,
          ...options,
        }),
    }
  }, [modals, t])
}
