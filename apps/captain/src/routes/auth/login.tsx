import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { AuthPage } from './auth-page.tsx'
import classes from './auth-form.module.css'
import { LoginForm } from './login-form.tsx'

/** Sign-in by passkey or password, for guests only. */
export const Login = () => (
  <AuthPage title={<Trans>ログイン</Trans>} lead={<Trans>にゃんこ港の管理画面に入ります。</Trans>}>
    <LoginForm />
    <p className={classes.links}>
      <Link to="/auth/recover">
        <Trans>ログインできない場合</Trans>
      </Link>
      <Link to="/auth/sign-up">
        <Trans>新規登録</Trans>
      </Link>
    </p>
  </AuthPage>
)
