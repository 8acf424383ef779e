import type { AdminAccount } from '@captain/auth-core'
import { useDialogs, useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useFailureText } from '../../../integrations/use-failure-text.ts'
import type { AccountAction, ChosenAction } from './account-action.ts'
import { AccountQuestion } from './account-question.tsx'
import { OneTimeLinkDialog, type OneTimeLink } from './one-time-link-dialog.tsx'
import { ACCOUNTS, accountCalls } from './queries.ts'

type AccountActions = {
  readonly approve: (account: AdminAccount) => Promise<void>
  readonly unban: (account: AdminAccount) => Promise<void>
  /** Asks what has to be known before the action. */
  readonly startAction: (action: AccountAction, account: AdminAccount) => void
  /** The dialog that is open, if any. */
  readonly dialog: ReactNode
}

/** Returns all actions of administrators on accounts. Confirms where required, announces the result, and updates the lists immediately. */
export const useAccountActions = (onRemoved: () => void): AccountActions => {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const describe = useFailureText()
  const [chosen, setChosen] = useState<ChosenAction | null>(null)
  const [shown, setShown] = useState<OneTimeLink | null>(null)

  const settle = async (summary: string) => {
    await queryClient.invalidateQueries({ queryKey: ACCOUNTS })
    toasts.success({ summary })
  }
  /** Runs an action without confirmation. A toast shows the failure. */
  const atOnce = async (action: () => Promise<unknown>, done: string, failed: string) => {
    try {
      await action()
    } catch (failure) {
      toasts.error({ summary: failed, detail: describe(failure) })
      return
    }
    await settle(done)
  }
  const approve = ({ id, name }: AdminAccount) =>
    atOnce(() => accountCalls.approve(id), t`「${name}」を承認しました`, t`「${name}」を承認できませんでした`)
  const unban = ({ id, name }: AdminAccount) =>
    atOnce(() => accountCalls.unban(id), t`「${name}」の利用停止を解除しました`, t`「${name}」の利用停止を解除できませんでした`)

  const reset = async ({ id, name, email }: AdminAccount) => {
    let link: string | null = null
    const done = await dialogs.confirm({
      title: t`ログイン方法の再設定`,
      body: t`「${name}」に、新しいパスキーやパスワードを登録するための招待リンクを発行します。リンクは72時間以内に1回だけ使えます。`,
      confirmLabel: t`リンクを発行`,
      onConfirm: async () => {
        link = (await accountCalls.invite(id)).link
      },
      describeFailure: describe,
    })
    if (!done) return
    if (link !== null) setShown({ name, email, link })
    await settle(link === null ? t`「${name}」にリンクをメールで送りました` : t`「${name}」の招待リンクを発行しました`)
  }
  const endSessions = async ({ id, name }: AdminAccount) => {
    const done = await dialogs.confirm({
      title: t`セッションの終了`,
      body: t`「${name}」のすべての端末のセッションを終了します。本人は、もう一度ログインする必要があります。`,
      confirmLabel: t`すべて終了`,
      danger: true,
      onConfirm: () => accountCalls.endSessions(id),
      describeFailure: describe,
    })
    if (done) await settle(t`「${name}」のセッションをすべて終了しました`)
  }
  const resetSecondFactor = async ({ id, name }: AdminAccount) => {
    const done = await dialogs.confirm({
      title: t`2段階認証のリセット`,
      body: t`「${name}」の認証アプリとリカバリーコードを削除します。本人にはメールでお知らせします。本人であることを確認してから実行してください。`,
      confirmLabel: t`リセット`,
      danger: true,
      onConfirm: () => accountCalls.resetSecondFactor(id),
      describeFailure: describe,
    })
    if (done) await settle(t`「${name}」の2段階認証をリセットしました`)
  }
  const startAction = (action: AccountAction, account: AdminAccount) => {
    if (action === 'reset') void reset(account)
    else if (action === 'reset-second-factor') void resetSecondFactor(account)
    else if (action === 'end-sessions') void endSessions(account)
    else setChosen({ action, account })
  }

  const dialog = (
    <>
      {chosen !== null && <AccountQuestion chosen={chosen} onClose={() => setChosen(null)} onSettled={settle} onRemoved={onRemoved} />}
      {shown !== null && <OneTimeLinkDialog shown={shown} onClose={() => setShown(null)} />}
    </>
  )
  return { approve, unban, startAction, dialog }
}
