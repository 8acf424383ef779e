import { plainButtonClass } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import classes from './auth-form.module.css'
import { AuthPage } from './auth-page.tsx'
import type { SignInMethodKind } from './sign-in-method-setup.tsx'

/** The end of an invitation or a recovery: in. */
export const EnrolmentDone = ({ made }: { readonly made: SignInMethodKind }) => (
  <AuthPage
    step="done"
    title={<Trans>準備ができました</Trans>}
    lead={
      made === 'passkey' ? (
        <Trans>パスキーを登録しました。次回から、パスキーでログインできます。</Trans>
      ) : (
        <Trans>パスワードを設定しました。次回から、メールアドレスとパスワードでログインできます。</Trans>
      )
    }
  >
    <div className={classes.form}>
      <Link className={plainButtonClass()} to="/captain">
        <Trans>管理画面を開く</Trans>
      </Link>
    </div>
  </AuthPage>
)
