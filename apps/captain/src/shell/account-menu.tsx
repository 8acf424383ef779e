import { useSession } from '@captain/auth-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Menu, UnstyledButton } from '@mantine/core'
import { IconHelpCircle, IconLogout, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { AccountAvatar } from './account-avatar.tsx'
import classes from './account-menu.module.css'

/** The signed-in account with links to its profile and to sign-out. */
export const AccountMenu = () => {
  const { t } = useLingui()
  const session = useSession()
  if (session === null) return null
  const { name, email, image } = session.user
  return (
    <Menu width={232}>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={t`アカウントのメニュー（${name}）`}>
          <AccountAvatar name={name} image={image} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.head}>
          <p className={classes.name}>{name}</p>
          <p className={classes.email}>{email}</p>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/user/profile" leftSection={<IconUser size={16} stroke={1.6} />}>
          <Trans>プロフィール</Trans>
        </Menu.Item>
        <Menu.Item component={Link} to="/captain" search={{ tour: true } as never} leftSection={<IconHelpCircle size={16} stroke={1.6} />}>
          <Trans>使い方の案内</Trans>
        </Menu.Item>
        <Menu.Item component={Link} to="/auth/logout" preload={false} leftSection={<IconLogout size={16} stroke={1.6} />}>
          <Trans>ログアウト</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
