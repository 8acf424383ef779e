import { useOpenedLater } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Menu, UnstyledButton } from '@mantine/core'
import { IconHelpCircle, IconLogout, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './account-menu.module.css'

type AccountMenuOpenProps = {
  readonly name: string
  readonly email: string
  /** Props of the button. */
  readonly target: { readonly className: string | undefined; readonly 'aria-label': string; readonly children: ReactNode }
}

/** The account's menu with its button; opens as soon as it is there. */
export const AccountMenuOpen = ({ name, email, target }: AccountMenuOpenProps) => {
  const { button, opened, setOpened } = useOpenedLater()
  return (
    <Menu width={232} opened={opened} onChange={setOpened}>
      <Menu.Target>
        <UnstyledButton {...target} ref={button} />
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
