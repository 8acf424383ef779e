import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AuthPage } from './auth-page.tsx'
import classes from './auth-form.module.css'
import { MailVerificationAgain } from './mail-verification-again.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** The sign-up page. The response is the same whether or not the address has an account. */
export const SignUp = () => {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo === null) {
    return (
      <AuthPage
        title={<Trans>新規登録</Trans>}
        lead={<Trans>アカウントを作成します。運営者が承認すると、管理画面を使えるようになります。</Trans>}
      >
        <SignUpForm onDone={setSentTo} />
        <p className={classes.links}>
          <Link to="/auth/login">
            <Trans>アカウントをお持ちの場合はログイン</Trans>
          </Link>
        </p>
      </AuthPage>
    )
  }
  return (
    <AuthPage step="sent" title={<Trans>確認メールを送信しました</Trans>}>
      <div className={classes.form}>
        <div className={classes.text}>
          <p>
            <Trans>
              <strong>{sentTo}</strong>にメールを送信しました。24時間以内に、メールに記載されたリンクを開いてください。
            </Trans>
          </p>
          <p>
            <Trans>届かない場合は、迷惑メールのフォルダーとメールアドレスの誤りを確認してください。</Trans>
          </p>
        </div>
        <MailVerificationAgain email={sentTo} />
      </div>
      <p className={classes.links}>
        <Link to="/auth/login">
          <Trans>ログインへ戻る</Trans>
        </Link>
      </p>
    </AuthPage>
  )
}
