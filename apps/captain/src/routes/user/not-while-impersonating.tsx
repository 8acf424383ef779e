import { useSession } from '@captain/auth-react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import classes from './profile.module.css'

/** Replaces account actions with an explanation during an impersonation. */
export const NotWhileImpersonating = ({ children }: { readonly children: ReactNode }) => {
  const session = useSession()
  if (typeof session?.session.impersonatedBy !== 'string') return children
  return (
    <p className={classes.note}>
      <Trans>代理ログイン中は変更できません。</Trans>
    </p>
  )
}
