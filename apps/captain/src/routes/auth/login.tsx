import { localizePath } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale } from '../../navigation/use-locale.ts'
import { AuthPage } from './auth-page.tsx'
import classes from './auth-form.module.css'
import { CodeStep } from './code-step.tsx'
import { LoginForm } from './login-form.tsx'
import { OrganisationSignIn } from './organisation-sign-in.tsx'

/** To the manual, a page of the public site, hence a plain link. */
const ManualLink = () => {
  const locale = useLocale()
  return (
    <a href={localizePath('/manual/captain-login', locale === 'en' ? 'en' : null)}>
      <Trans>ログインの手引き</Trans>
    </a>
  )
}

/** Sign-in by passkey or password, for guests only. Accounts with a second factor enter a code after the password. */
export const Login = () => {
  const router = useRouter()
  const [needsCode, setNeedsCode] = useState(false)
  if (needsCode) {
    // The guard redirects to the path that the user wanted before.
    return <CodeStep onVerified={() => router.navigate({ to: '/captain' })} onRestart={() => setNeedsCode(false)} />
  }
  return (
    <AuthPage title={<Trans>ログイン</Trans>} lead={<Trans>にゃんこ港の管理画面に入ります。</Trans>}>
      <OrganisationSignIn />
      <LoginForm onCodeNeeded={() => setNeedsCode(true)} />
      <p className={classes.links}>
        <Link to="/auth/recover">
          <Trans>ログインできない場合</Trans>
        </Link>
        <ManualLink />
        <Link to="/auth/sign-up">
          <Trans>新規登録</Trans>
        </Link>
      </p>
    </AuthPage>
  )
}
