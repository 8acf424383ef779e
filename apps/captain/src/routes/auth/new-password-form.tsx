import { setPassword, useSession, type AuthError } from '@captain/auth-react'
import { PlainButton } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useAccountRules } from '../../session/use-account-rules.ts'
import { useAuthFailureText } from '../../session/use-auth-failure-text.ts'
import { useCheckedFields } from '../../session/use-checked-fields.ts'
import { AuthForm } from './auth-form.tsx'
import { FailureLine } from './failure-line.tsx'
import { PasswordField } from './password-field.tsx'

type NewPasswordFormProps = { readonly onMade: () => void; readonly onPasskey: (() => void) | null }

/** Sets the password of an account after a one-time link. */
export const NewPasswordForm = ({ onMade, onPasskey }: NewPasswordFormProps) => {
  const { t } = useLingui()
  const failureText = useAuthFailureText()
  const session = useSession()
  const { newPassword } = useAccountRules()
  const { values, propsOf, submitWith } = useCheckedFields({ password: '' }, { password: newPassword })
  const { mutate, isPending, error } = useMutation<unknown, AuthError>({
    mutationFn: () => setPassword(values.password),
    onSuccess: onMade,
    networkMode: 'always',
  })
  return (
    <AuthForm onSubmit={submitWith(() => mutate())}>
      {/* Gives the browser's password manager the account of this password. */}
      <input type="hidden" name="username" autoComplete="username" value={session?.user.email ?? ''} readOnly />
      <PasswordField {...propsOf('password')} kind="new-password" hint={t`12文字以上で入力してください。`} />
      <FailureLine>{error === null ? null : failureText(error)}</FailureLine>
      <PlainButton type="submit" loading={isPending}>
        <Trans>パスワードを設定</Trans>
      </PlainButton>
      {onPasskey !== null && (
        <PlainButton tone="quiet" disabled={isPending} onClick={onPasskey}>
          <Trans>パスキーの登録に戻る</Trans>
        </PlainButton>
      )}
    </AuthForm>
  )
}
