import type { AdminAccount } from '@captain/auth-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { RequiredLabel } from '../../../integrations/required-label.tsx'
import { AccountActionDialog } from './account-action-dialog.tsx'

const LENGTH = { min: 12, max: 128 } as const

type PasswordDialogProps = {
  readonly account: AdminAccount
  readonly onClose: () => void
  readonly onSet: (password: string) => Promise<void>
}

/** Replaces the password of an account. */
export const PasswordDialog = ({ account: { name }, onClose, onSet }: PasswordDialogProps) => {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  const isFitting = password.length >= LENGTH.min && password.length <= LENGTH.max
  return (
    <AccountActionDialog
      title={<Trans>パスワードの設定</Trans>}
      confirmLabel={<Trans context="パスワード">設定</Trans>}
      onClose={onClose}
      missing={() => ({ ...(!isFitting && { newPassword: t`12文字以上、128文字以内で入力してください。` }) })}
      onConfirm={() => onSet(password)}
    >
      {(issues) => (
        <>
          <p>
            <Trans>
              <strong>「{name}」</strong>の新しいパスワードを設定します。ログイン中のセッションはすべて終了し、本人にメールで知らせます。
            </Trans>
          </p>
          <PasswordInput
            label={
              <RequiredLabel>
                <Trans>新しいパスワード</Trans>
              </RequiredLabel>
            }
            description={<Trans>12文字以上。安全な方法で本人に伝えてください。</Trans>}
            value={password}
            error={issues['newPassword']}
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': t`パスワードの表示を切り替える`, tabIndex: 0 }}
            data-autofocus
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        </>
      )}
    </AccountActionDialog>
  )
}
