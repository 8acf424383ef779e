import { useSession, verifyEmail, type AuthError, type Verification } from '@captain/auth-react'
import { PlainButton, plainButtonClass } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useAuthFailureText } from '../../session/use-auth-failure-text.ts'
import classes from './auth-form.module.css'
import { AuthPage } from './auth-page.tsx'
import { FailureLine } from './failure-line.tsx'
import { useLinkToken } from './link-token.ts'
import { VerificationOver } from './verification-over.tsx'

const Verified = () => {
  const isLoggedIn = useSession() !== null
  return (
    <AuthPage step="done" title={<Trans>メールアドレスを確認しました</Trans>}>
      <div className={classes.form}>
        {isLoggedIn ? (
          <Link className={plainButtonClass()} to="/captain">
            <Trans>管理画面を開く</Trans>
          </Link>
        ) : (
          <>
            <div className={classes.text}>
              <p>
                <Trans>新規登録の場合は、運営者の承認が済むとメールでお知らせします。承認後に管理画面を使えるようになります。</Trans>
              </p>
            </div>
            <Link className={plainButtonClass()} to="/auth/login">
              <Trans>ログイン</Trans>
            </Link>
          </>
        )}
      </div>
    </AuthPage>
  )
}

/** Shown for an expired change of address: the old address stays, and the user can start again. */
const ChangeOver = () => (
  <AuthPage
    step="over"
    title={<Trans>このリンクは使えません</Trans>}
    lead={
      <Trans>
        メールアドレスは変更されません。リンクは使用済みか、そのあとに行われた操作（新しい変更の手続き、パスワードの変更、すべての端末からのログアウトなど）で無効になっています。
      </Trans>
    }
  >
    <div className={classes.form}>
      <div className={classes.text}>
        <p>
          <Trans>変更する場合は、プロフィールからもう一度お手続きください。</Trans>
        </p>
      </div>
      <Link className={plainButtonClass()} to="/user/profile" hash="email">
        <Trans>プロフィールを開く</Trans>
      </Link>
    </div>
  </AuthPage>
)

/** Target of the link that verifies an address. Needs a press, because mail scanners open links too. */
export const VerifyEmail = () => {
  const queryClient = useQueryClient()
  const failureText = useAuthFailureText()
  const { token, clearToken } = useLinkToken('verify-email')
  const navigate = useNavigate()
  const { mutate, isPending, data, error } = useMutation<Verification, AuthError>({
    mutationFn: () => verifyEmail(queryClient, token ?? ''),
    onSuccess: async ({ enrol }) => {
      clearToken()
      // Users who open the link on another device set up their sign-in there.
      if (enrol !== undefined) await navigate({ to: '/auth/enrol', hash: `token=${enrol}` })
    },
    networkMode: 'always',
  })
  if (data !== undefined) return data.enrol === undefined ? <Verified /> : null
  if (error?.problem?.code === 'email-change-over') return <ChangeOver />
  if (token === null || error?.failure === 'wrong-credentials') return <VerificationOver />
  return (
    <AuthPage title={<Trans>メールアドレスの確認</Trans>} lead={<Trans>ボタンを押すと、このメールアドレスの確認が完了します。</Trans>}>
      <div className={classes.form}>
        <FailureLine>{error === null ? null : failureText(error)}</FailureLine>
        <PlainButton loading={isPending} onClick={() => mutate()}>
          <Trans>メールアドレスを確認する</Trans>
        </PlainButton>
      </div>
    </AuthPage>
  )
}
