import { signUp, type AuthError } from '@captain/auth-react'
import { PlainButton, PlainField } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from '../../navigation/use-locale.ts'
import { emailOf, useAccountRules } from '../../session/use-account-rules.ts'
import { useAuthFailureText } from '../../session/use-auth-failure-text.ts'
import { useCheckedFields } from '../../session/use-checked-fields.ts'
import { AuthForm } from './auth-form.tsx'
import { EmailField } from './email-field.tsx'
import { FailureLine } from './failure-line.tsx'
import { LanguageField } from './language-field.tsx'
import { PasswordField } from './password-field.tsx'

/** Name, address and sign-in method of a new account. `onDone` receives the address of the mail. */
export const SignUpForm = ({ onDone }: { readonly onDone: (email: string) => void }) => {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const failureText = useAuthFailureText()
  const { name, email, newPassword } = useAccountRules()
  const { values, propsOf, submitWith } = useCheckedFields({ name: '', email: '', password: '' }, { name, email, password: newPassword })
  const [locale, setLocale] = useState(useLocale())
  const address = emailOf(values.email)
  const { mutate, isPending, error } = useMutation<unknown, AuthError>({
    mutationFn: () => signUp(queryClient, { name: values.name.trim(), email: address, password: values.password, locale }),
    onSuccess: () => onDone(address),
    networkMode: 'always',
  })

  return (
    <AuthForm onSubmit={submitWith(() => mutate())}>
      <PlainField {...propsOf('name')} type="text" autoComplete="name" label={t`氏名`} />
      <EmailField {...propsOf('email')} autoComplete="email" />
      <PasswordField
        {...propsOf('password')}
        kind="new-password"
        hint={t`12文字以上で入力してください。パスキーは、メールアドレスの確認後に登録できます。`}
      />
      <LanguageField value={locale} onChange={setLocale} />
      <FailureLine>{error === null ? null : failureText(error)}</FailureLine>
      <PlainButton type="submit" loading={isPending}>
        <Trans>登録する</Trans>
      </PlainButton>
    </AuthForm>
  )
}
