import { requestRecovery, type AuthError } from '@captain/auth-react'
import { PlainButton } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { emailOf, useAccountRules } from '../../session/use-account-rules.ts'
import { useAuthFailureText } from '../../session/use-auth-failure-text.ts'
import { useCheckedFields } from '../../session/use-checked-fields.ts'
import classes from './auth-form.module.css'
import { AuthForm } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { EmailField } from './email-field.tsx'
import { FailureLine } from './failure-line.tsx'

const BackToLogin = () => (
  <p className={classes.links}>
    <Link to="/auth/login">
      <Trans>ログインへ戻る</Trans>
    </Link>
  </p>
)

/** Requests account recovery. The response is the same whether or not the address has an account. */
export const Recover = () => {
  const failureText = useAuthFailureText()
  const { email } = useAccountRules()
  const { values, propsOf, submitWith } = useCheckedFields({ email: '' }, { email })
  const address = emailOf(values.email)
  const { mutate, isPending, isSuccess, error } = useMutation<unknown, AuthError>({
    mutationFn: () => requestRecovery(address),
    networkMode: 'always',
  })

  if (isSuccess) {
    return (
      <AuthPage step="sent" title={<Trans>メールを送信しました</Trans>}>
        <div className={classes.text}>
          <p>
            <Trans>
              <strong>{address}</strong>が登録されている場合は、ログイン方法を再設定するためのリンクが届きます。
            </Trans>
          </p>
          <p>
            <Trans>
              リンクは1時間以内に一度だけ使えます。届かない場合は、迷惑メールのフォルダーとメールアドレスの誤りを確認してください。
            </Trans>
          </p>
        </div>
        <BackToLogin />
      </AuthPage>
    )
  }
  return (
    <AuthPage
      title={<Trans>ログインできない場合</Trans>}
      lead={<Trans>パスキーをなくした、パスワードを忘れたなどの場合に、ログイン方法を再設定できます。</Trans>}
    >
      <AuthForm onSubmit={submitWith(() => mutate())}>
        <EmailField {...propsOf('email')} autoComplete="username" />
        <FailureLine>{error === null ? null : failureText(error)}</FailureLine>
        <PlainButton type="submit" loading={isPending}>
          <Trans>再設定のメールを送信</Trans>
        </PlainButton>
      </AuthForm>
      <BackToLogin />
    </AuthPage>
  )
}
