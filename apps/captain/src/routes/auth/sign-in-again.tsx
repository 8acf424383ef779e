import { useSession } from '@captain/auth-react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import classes from './auth-form.module.css'

/** Links for users whose session is too old to register a first passkey. The profile asks for their password, if they have one. */
export const SignInAgain = () => {
  const session = useSession()
  return (
    <p className={classes.links}>
      {session?.user.isUser === true && (
        <Link to="/user/profile">
          <Trans>プロフィールで登録する</Trans>
        </Link>
      )}
      <Link to="/auth/logout">
        <Trans>ログアウトしてログインし直す</Trans>
      </Link>
    </p>
  )
}
