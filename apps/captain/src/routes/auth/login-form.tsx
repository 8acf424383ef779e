import { isComposing, PlainButton } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { IconFingerprint } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { emailOf, useAccountRules } from '../../session/use-account-rules.ts'
import { useCheckedFields } from '../../session/use-checked-fields.ts'
import { usePasskeySignIn } from '../../session/use-passkey-sign-in.ts'
import { useSignIn } from '../../session/use-sign-in.ts'
import classes from './auth-form.module.css'
import { AuthForm } from './auth-form.tsx'
import { EmailField } from './email-field.tsx'
import { FailureLine } from './failure-line.tsx'
import { PasswordField } from './password-field.tsx'

/** Sign-in by passkey, with a button or the autofill list of the e-mail field, or by password. Entered values stay after a failure. */
export const LoginForm = ({ onCodeNeeded }: { readonly onCodeNeeded: () => void }) => {
  const { email, password } = useAccountRules()
  const { values, propsOf, submitWith } = useCheckedFields({ email: '', password: '' }, { email, password })
  const passkey = usePasskeySignIn()
  const signIn = useSignIn(onCodeNeeded)
  const isPending = passkey.isPending || signIn.isPending

  const startPasskey = () => {
    if (isPending) return
    signIn.forgetFailure()
    passkey.start()
  }

  const onSubmit = submitWith(() => {
    if (isPending) return
    passkey.forgetFailure()
    signIn.submit(emailOf(values.email), values.password)
  })

  const onEmailKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event) || !passkey.isSupported || values.password !== '') return
    event.preventDefault()
    startPasskey()
  }

  return (
    <AuthForm onSubmit={onSubmit}>
      <EmailField {...propsOf('email')} autoComplete="username webauthn" onFocus={passkey.offerAgain} onKeyDown={onEmailKey} />
      {passkey.isSupported ? (
        <PlainButton loading={passkey.isPending} disabled={signIn.isPending} onClick={startPasskey}>
          <span className={classes.withIcon}>
            <IconFingerprint size={18} stroke={1.6} aria-hidden />
            <Trans>パスキーでログイン</Trans>
          </span>
        </PlainButton>
      ) : (
        <p className={classes.notice}>
          <Trans>このブラウザーはパスキーに対応していません。パスワードでログインしてください。</Trans>
        </p>
      )}
      <FailureLine>{passkey.failure}</FailureLine>
      {passkey.isSupported && (
        <p className={classes.divider}>
          <Trans>または</Trans>
        </p>
      )}
      <PasswordField {...propsOf('password')} kind="current-password" />
      <FailureLine>{signIn.failure}</FailureLine>
      <PlainButton type="submit" tone={passkey.isSupported ? 'quiet' : 'primary'} loading={signIn.isPending} disabled={passkey.isPending}>
        <Trans>ログイン</Trans>
      </PlainButton>
    </AuthForm>
  )
}
