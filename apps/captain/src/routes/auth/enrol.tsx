import { enrol, sessionQuery, type AuthError, type Enrolled } from '@captain/auth-react'
import { PlainButton } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAuthFailureText } from '../../session/use-auth-failure-text.ts'
import classes from './auth-form.module.css'
import { AuthPage } from './auth-page.tsx'
import { CodeStep } from './code-step.tsx'
import { EnrolmentDone } from './enrolment-done.tsx'
import { EnrolmentOver } from './enrolment-over.tsx'
import { FailureLine } from './failure-line.tsx'
import { useLinkToken } from './link-token.ts'
import { SignInMethodSetup, type SignInMethodKind } from './sign-in-method-setup.tsx'

/** Target of the one-time link of a mail. A press uses up the link; then the user sets up a sign-in method. */
export const Enrol = () => {
  const queryClient = useQueryClient()
  const failureText = useAuthFailureText()
  const { data: session = null, isPending: isUnknown } = useQuery(sessionQuery)
  const { token, clearToken } = useLinkToken('enrol')
  const [isVerified, setVerified] = useState(false)
  const [made, setMade] = useState<SignInMethodKind | null>(null)
  const { mutate, isPending, data, error } = useMutation<Enrolled, AuthError>({
    mutationFn: () => enrol(queryClient, token ?? ''),
    onSuccess: clearToken,
    networkMode: 'always',
  })

  if (made !== null) return <EnrolmentDone made={made} />
  if (token === null && isUnknown) return null
  const current = session?.user.email
  if (data?.secondFactor === true && !isVerified) return <CodeStep onVerified={() => setVerified(true)} onRestart={null} />
  // Also applies after a reload in between: the link is used up, and its session exists.
  if (data !== undefined || (token === null && session !== null)) {
    return <SignInMethodSetup name={data?.name ?? session?.user.name ?? ''} kind={data?.kind ?? 'recovery'} onMade={setMade} />
  }
  if (token === null || error?.failure === 'wrong-credentials') return <EnrolmentOver />
  return (
    <AuthPage
      title={<Trans>ログイン方法の設定</Trans>}
      lead={<Trans>メールに記載されたリンクから、ログインに使うパスキーを登録します。リンクは一度だけ使えます。</Trans>}
    >
      <div className={classes.form}>
        {session !== null && (
          <p className={classes.notice}>
            <Trans>いまは{current}としてログインしています。続けると、リンクのアカウントに切り替わります。</Trans>
          </p>
        )}
        <FailureLine>{error === null ? null : failureText(error)}</FailureLine>
        <PlainButton loading={isPending} onClick={() => mutate()}>
          <Trans>設定を始める</Trans>
        </PlainButton>
      </div>
    </AuthPage>
  )
}
