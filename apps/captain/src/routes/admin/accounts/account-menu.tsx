import type { AdminAccount } from '@captain/auth-core'
import { useSession } from '@captain/auth-react'
import { Trans } from '@lingui/react/macro'
import { Menu } from '@mantine/core'
import {
  IconBan,
  IconCircleCheck,
  IconDeviceMobileOff,
  IconHistory,
  IconId,
  IconKey,
  IconLockOpen,
  IconLogout,
  IconMailForward,
  IconSparkles,
  IconTrash,
  IconUserShield,
  IconUserUp,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from '../dialog.module.css'
import type { AccountAction } from './account-action.ts'

type AccountMenuProps = {
  readonly account: AdminAccount
  readonly onOpen: () => void
  readonly onApprove: () => void
  readonly onUnban: () => void
  readonly onAsk: (action: AccountAction) => void
}

const ICON = { size: 16, stroke: 1.6 } as const

/** Returns why the account can't be impersonated; null if it can. */
const whyNot = ({ role, banned }: AdminAccount): ReactNode => {
  if (role === 'admin') return <Trans>システム管理者には代理ログインできません。</Trans>
  return banned ? <Trans>利用停止中は代理ログインできません。</Trans> : null
}

/** The actions of an administrator on an account. Their own account can't be banned, deleted or given another role. */
export const AccountMenu = ({ account, onOpen, onApprove, onUnban, onAsk }: AccountMenuProps) => {
  const isOwn = useSession()?.user.id === account.id
  const obstacle = whyNot(account)
  return (
    <>
      {!account.isUser && (
        <Menu.Item leftSection={<IconCircleCheck {...ICON} />} onClick={onApprove}>
          <Trans>承認する</Trans>
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconId {...ICON} />} onClick={onOpen}>
        <Trans>詳細とセッション</Trans>
      </Menu.Item>
      <Menu.Item
        leftSection={<IconHistory {...ICON} />}
        component={Link}
        {...({ to: '/admin/audit', search: { 'f.record': account.id } } as object)}
      >
        <Trans>監査ログを見る</Trans>
      </Menu.Item>
      <Menu.Divider />
      {!isOwn && (
        <Menu.Item leftSection={<IconUserShield {...ICON} />} onClick={() => onAsk('role')}>
          <Trans>ロールを変更…</Trans>
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconSparkles {...ICON} />} onClick={() => onAsk('ai')}>
        <Trans>AI機能の利用…</Trans>
      </Menu.Item>
      {!isOwn && (
        <Menu.Item leftSection={<IconUserUp {...ICON} />} disabled={obstacle !== null} onClick={() => onAsk('impersonate')}>
          <Trans>代理ログイン…</Trans> {obstacle !== null && <span className={classes.reason}>{obstacle}</span>}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconMailForward {...ICON} />} onClick={() => onAsk('reset')}>
        <Trans>ログイン方法を再設定…</Trans>
      </Menu.Item>
      <Menu.Item leftSection={<IconKey {...ICON} />} onClick={() => onAsk('password')}>
        <Trans>パスワードを設定…</Trans>
      </Menu.Item>
      {account.hasSecondFactor && (
        <Menu.Item leftSection={<IconDeviceMobileOff {...ICON} />} onClick={() => onAsk('reset-second-factor')}>
          <Trans>2段階認証をリセット…</Trans>
        </Menu.Item>
      )}
      {!isOwn && (
        <>
          <Menu.Item leftSection={<IconLogout {...ICON} />} onClick={() => onAsk('end-sessions')}>
            <Trans>すべてのセッションを終了…</Trans>
          </Menu.Item>
          <Menu.Divider />
          {account.banned ? (
            <Menu.Item leftSection={<IconLockOpen {...ICON} />} onClick={onUnban}>
              <Trans>利用停止を解除</Trans>
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconBan {...ICON} />} className={classes.danger} onClick={() => onAsk('ban')}>
              <Trans>利用停止…</Trans>
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconTrash {...ICON} />} className={classes.danger} onClick={() => onAsk('remove')}>
            <Trans>削除…</Trans>
          </Menu.Item>
        </>
      )}
    </>
  )
}
