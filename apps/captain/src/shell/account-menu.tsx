import { useSession } from '@captain/auth-react'
import { deferred, useDeferredPopup } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { AccountAvatar } from './account-avatar.tsx'
import classes from './account-menu.module.css'
import { useMissingMenuToast } from './use-missing-menu-toast.ts'

const OPEN_MENU = deferred(async () => (await import('./account-menu-open.tsx')).AccountMenuOpen)

/** The signed-in account with links to its profile and to sign-out. */
export const AccountMenu = () => {
  const { t } = useLingui()
  const session = useSession()
  const { isUsed, button } = useDeferredPopup(OPEN_MENU, useMissingMenuToast())
  if (session === null) return null
  const { name, email, image } = session.user
  const target = {
    className: classes.target,
    'aria-label': t`アカウントのメニュー（${name}）`,
    children: <AccountAvatar name={name} image={image} />,
  }
  if (isUsed) return <OPEN_MENU.Show name={name} email={email} target={target} />
  return <UnstyledButton {...button} aria-haspopup="menu" {...target} />
}
