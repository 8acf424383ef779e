import { refetchSessionInAllTabs } from '@captain/auth-react'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ChosenAction } from './account-action.ts'
import { AiDialog } from './ai-dialog.tsx'
import { BanDialog } from './ban-dialog.tsx'
import { ImpersonateDialog } from './impersonate-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { accountCalls } from './queries.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'

type AccountQuestionProps = {
  readonly chosen: ChosenAction
  readonly onClose: () => void
  /** Called with a summary when the action has been done. */
  readonly onSettled: (summary: string) => Promise<void>
  readonly onRemoved: () => void
}

/** The dialog of an action on an account that needs input. */
export const AccountQuestion = ({ chosen: { action, account }, onClose, onSettled, onRemoved }: AccountQuestionProps) => {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { id, name } = account
  const doing = async (call: Promise<unknown>, done: string) => {
    await call
    onClose()
    await onSettled(done)
  }
  const props = { account, onClose }
  switch (action) {
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
            onClose()
            await refetchSessionInAllTabs(queryClient)
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
