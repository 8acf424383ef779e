import { resendVerification, type AuthError } from '@captain/auth-react'
import { PlainButton } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useAuthFailureText } from '../../session/use-auth-failure-text.ts'
import classes from './auth-form.module.css'
import { FailureLine } from './failure-line.tsx'

/** Sends the verification mail of an address again. */
export const MailVerificationAgain = ({ email }: { readonly email: string }) => {
  const failureText = useAuthFailureText()
  const { mutate, isPending, isSuccess, error } = useMutation<unknown, AuthError>({
    mutationFn: () => resendVerification(email),
    networkMode: 'always',
  })
  return (
    <div className={classes.whole}>
      <FailureLine>{error === null ? null : failureText(error)}</FailureLine>
      <PlainButton tone="quiet" loading={isPending} onClick={() => mutate()}>
        <Trans>確認メールを再送する</Trans>
      </PlainButton>
      <p className={classes.sent} role="status">
        {isSuccess && <Trans>確認メールを再送しました。</Trans>}
      </p>
    </div>
  )
}
