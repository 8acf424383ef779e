import { useSession } from '@captain/auth-react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import classes from './auth-form.module.css'

/** The ways on for whoever has been signed in too long to register a first passkey: the profile asks for the password they may have. */
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
