import type { AdminAccount } from '@captain/auth-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { AccountActionDialog } from './account-action-dialog.tsx'

type RemoveDialogProps = { readonly account: AdminAccount; readonly onClose: () => void; readonly onRemove: () => Promise<void> }

/** Deletes an account for good, once its address has been typed. */
export const RemoveDialog = ({ account: { name, email }, onClose, onRemove }: RemoveDialogProps) => {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const isSame = typed.trim().toLowerCase() === email.toLowerCase()
  return (
    <AccountActionDialog
      title={<Trans>ユーザーの削除</Trans>}
      confirmLabel={<Trans>削除</Trans>}
      danger
      onClose={onClose}
      missing={() => ({ ...(!isSame && { email: t`メールアドレスが一致しません。` }) })}
      onConfirm={onRemove}
    >
      {(issues) => (
        <>
          <p>
            <Trans>
              <strong>「{name}」</strong>を削除します。この操作は元に戻せません。
            </Trans>
          </p>
          <ul>
            <li>
              <Trans>すべてのテナントから外れ、セッションとパスキーがなくなります。</Trans>
            </li>
            <li>
              <Trans>作成したコンテンツと監査ログは残ります。</Trans>
            </li>
          </ul>
          <TextInput
            label={<Trans>確認のため、「{email}」と入力してください</Trans>}
            value={typed}
            error={issues['email']}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </>
      )}
    </AccountActionDialog>
  )
}
