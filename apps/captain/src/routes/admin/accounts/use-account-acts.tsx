import type { AdminAccount } from '@captain/auth-core'
import { renewSession } from '@captain/auth-react'
import { useDialogs, useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useFailureText } from '../../../integrations/use-failure-text.ts'
import type { AccountAct, ChosenAct } from './account-act.ts'
import { AiDialog } from './ai-dialog.tsx'
import { BanDialog } from './ban-dialog.tsx'
import { ImpersonateDialog } from './impersonate-dialog.tsx'
import { LinkDialog, type ShownLink } from './link-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { ACCOUNTS, accountCalls } from './queries.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'

type AccountActs = {
  readonly approve: (account: AdminAccount) => Promise<void>
  readonly unban: (account: AdminAccount) => Promise<void>
  /** Asks what has to be known before the act. */
  readonly ask: (act: AccountAct, account: AdminAccount) => void
  /** Whatever is asked at the moment. */
  readonly dialog: ReactNode
}

/** Everything that administrators do to accounts: asked where it must be, told when it is done, shown in the lists at once. */
export const useAccountActs = (onRemoved: () => void): AccountActs => {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const describe = useFailureText()
  const [chosen, setChosen] = useState<ChosenAct | null>(null)
  const [shown, setShown] = useState<ShownLink | null>(null)
  const close = () => setChosen(null)

  const settle = async (summary: string) => {
    await queryClient.invalidateQueries({ queryKey: ACCOUNTS })
    toasts.success({ summary })
  }
  /** At once, without a question: what fails is told by a toast. */
  const atOnce = async (act: () => Promise<unknown>, done: string, failed: string) => {
    try {
      await act()
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
      act: async () => {
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
      act: () => accountCalls.endSessions(id),
      describeFailure: describe,
    })
    if (done) await settle(t`「${name}」のセッションをすべて終了しました`)
  }
  const ask = (act: AccountAct, account: AdminAccount) => {
    if (act === 'reset') void reset(account)
    else if (act === 'end-sessions') void endSessions(account)
    else setChosen({ act, account })
  }

  const question = ({ act, account }: ChosenAct): ReactNode => {
    const { id, name } = account
    const doing = async (call: Promise<unknown>, done: string) => {
      await call
      close()
      await settle(done)
    }
    const props = { account, onClose: close }
    switch (act) {
      case 'role':
        return <RoleDialog {...props} onSet={(role) => doing(accountCalls.setRole(id, role), t`「${name}」のロールを変更しました`)} />
      case 'ai':
        return (
          <AiDialog {...props} onSet={(change) => doing(accountCalls.setAiUse(id, change), t`「${name}」のAI機能の利用を変更しました`)} />
        )
      case 'ban':
        return (
          <BanDialog
            {...props}
            onBan={(reason, seconds) => doing(accountCalls.ban(id, reason, seconds), t`「${name}」を利用停止にしました`)}
          />
        )
      case 'password':
        return (
          <PasswordDialog
            {...props}
            onSet={(password) => doing(accountCalls.setPassword(id, password), t`「${name}」のパスワードを設定しました`)}
          />
        )
      case 'impersonate':
        return (
          <ImpersonateDialog
            {...props}
            onBegin={async (reason) => {
              await accountCalls.impersonate(id, reason)
              close()
              await renewSession(queryClient)
              await navigate({ to: '/captain' })
            }}
          />
        )
      case 'remove':
        return (
          <RemoveDialog
            {...props}
            onRemove={async () => {
              await doing(accountCalls.remove(id), t`「${name}」を削除しました`)
              onRemoved()
            }}
          />
        )
      default:
        return null
    }
  }
  const dialog = (
    <>
      {chosen !== null && question(chosen)}
      {shown !== null && <LinkDialog shown={shown} onClose={() => setShown(null)} />}
    </>
  )
  return { approve, unban, ask, dialog }
}
