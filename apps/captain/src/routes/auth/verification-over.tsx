import { resendVerification, type AuthError } from '@captain/auth-react'
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

/** Shown for an invalid verification link: sends a new mail. */
export const VerificationOver = () => {
  const failureText = useAuthFailureText()
  const { email } = useAccountRules()
  const { values, propsOf, submitWith } = useCheckedFields({ email: '' }, { email })
  const { mutate, isPending, isSuccess, error } = useMutation<unknown, AuthError>({
    mutationFn: () => resendVerification(emailOf(values.email)),
    networkMode: 'always',
  })
  return (
    <AuthPage
      step="over"
      title={<Trans>このリンクは使えません</Trans>}
      lead={<Trans>有効期限が切れているか、リンクの一部が欠けています。メールアドレスを入力すると、新しい確認メールを送信します。</Trans>}
    >
      <AuthForm onSubmit={submitWith(() => mutate())}>
        <EmailField {...propsOf('email')} />
        <FailureLine>{error === null ? null : failureText(error)}</FailureLine>
        <PlainButton type="submit" loading={isPending}>
          <Trans>確認メールを再送する</Trans>
        </PlainButton>
        <p className={classes.sent} role="status">
          {isSuccess && <Trans>確認が必要なアカウントの場合は、新しい確認メールが届きます。</Trans>}
        </p>
      </AuthForm>
      <p className={classes.links}>
        <Link to="/auth/login">
          <Trans>ログインへ戻る</Trans>
        </Link>
      </p>
    </AuthPage>
  )
}
