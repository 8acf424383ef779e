import type { AdminAccount } from '@captain/auth-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { RequiredLabel } from '../../../integrations/required-label.tsx'
import { AccountActionDialog } from './account-action-dialog.tsx'

type ImpersonateDialogProps = {
  readonly account: AdminAccount
  readonly onClose: () => void
  readonly onBegin: (reason: string) => Promise<void>
}

/** Starts an impersonation, with a reason for the audit log. */
export const ImpersonateDialog = ({ account: { name }, onClose, onBegin }: ImpersonateDialogProps) => {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  return (
    <AccountActionDialog
      title={<Trans>代理ログイン</Trans>}
      confirmLabel={<Trans>代理ログインする</Trans>}
      onClose={onClose}
      missing={() => ({ ...(reason.trim() === '' && { reason: t`入力してください。` }) })}
      onConfirm={() => onBegin(reason.trim())}
    >
      {(issues) => (
        <>
          <p>
            <Trans>
              <strong>「{name}」</strong>として操作します。最長1時間で終わり、画面の上の帯からいつでも終了できます。
            </Trans>
          </p>
          <ul>
            <li>
              <Trans>その間の操作は、あなたの名前とともに監査ログに残ります。</Trans>
            </li>
            <li>
              <Trans>本人確認が必要な操作は実行できません。</Trans>
            </li>
          </ul>
          <Textarea
            label={
              <RequiredLabel>
                <Trans>理由</Trans>
              </RequiredLabel>
            }
            description={<Trans>例：お問い合わせの画面を本人の権限で確認するため</Trans>}
            value={reason}
            error={issues['reason']}
            minRows={2}
            data-autofocus
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </>
      )}
    </AccountActionDialog>
  )
}
