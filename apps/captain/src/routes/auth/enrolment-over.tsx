import { plainButtonClass } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import classes from './auth-form.module.css'
import { AuthPage } from './auth-page.tsx'

/** For a link that is used, over or incomplete: what to do instead. */
export const EnrolmentOver = () => (
  <AuthPage
    step="over"
    title={<Trans>このリンクは使えません</Trans>}
    lead={<Trans>このリンクは使用済みか、有効期限が切れています。</Trans>}
  >
    <div className={classes.form}>
      <div className={classes.text}>
        <p>
          <Trans>設定がまだの場合は、メールアドレスを入力して新しいリンクを受け取ってください。</Trans>
        </p>
        <p>
          <Trans>招待のメールが届いていた場合は、招待した人に再送を依頼することもできます。</Trans>
        </p>
      </div>
      <Link className={plainButtonClass()} to="/auth/recover">
        <Trans>新しいリンクを受け取る</Trans>
      </Link>
      <Link className={plainButtonClass('quiet')} to="/auth/login">
        <Trans>ログインへ戻る</Trans>
      </Link>
    </div>
  </AuthPage>
)
