import type { AdminAccount } from '@captain/auth-core'
import { Trans } from '@lingui/react/macro'
import { Radio } from '@mantine/core'
import { useState } from 'react'
import classes from '../dialog.module.css'
import { AccountActionDialog } from './account-action-dialog.tsx'

type RoleDialogProps = {
  readonly account: AdminAccount
  readonly onClose: () => void
  readonly onSet: (role: AdminAccount['role']) => Promise<void>
}

/** Grants or revokes the administrator role. */
export const RoleDialog = ({ account: { name, role: before }, onClose, onSet }: RoleDialogProps) => {
  const [role, setRole] = useState<AdminAccount['role']>(before)
  return (
    <AccountActionDialog
      title={<Trans>ロールの変更</Trans>}
      confirmLabel={<Trans>変更</Trans>}
      onClose={onClose}
      onConfirm={() => onSet(role)}
    >
      {() => (
        <Radio.Group
          label={<Trans>「{name}」のロール</Trans>}
          value={role}
          onChange={(chosen) => setRole(chosen === 'admin' ? 'admin' : 'user')}
        >
          <div className={classes.choices}>
            <Radio value="user" label={<Trans>一般</Trans>} description={<Trans>所属するテナントのコンテンツだけを扱えます。</Trans>} />
            <Radio
              value="admin"
              label={<Trans>システム管理者</Trans>}
              description={<Trans>すべてのテナントとユーザー、監査ログを扱えます。</Trans>}
            />
          </div>
        </Radio.Group>
      )}
    </AccountActionDialog>
  )
}
