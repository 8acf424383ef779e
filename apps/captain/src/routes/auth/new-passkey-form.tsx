import { FRESH_SIGN_IN_REQUIRED, registerPasskey, type PasskeyError } from '@captain/auth-react'
import { PlainButton, PlainField } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconFingerprint } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { suggestedPasskeyName } from '../../session/suggested-passkey-name.ts'
import { useAccountRules } from '../../session/use-account-rules.ts'
import { useCheckedFields } from '../../session/use-checked-fields.ts'
import { usePasskeyFailureText } from '../../session/use-passkey-failure-text.ts'
import classes from './auth-form.module.css'
import { AuthForm } from './auth-form.tsx'
import { FailureLine } from './failure-line.tsx'
import { SignInAgain } from './sign-in-again.tsx'

type NewPasskeyFormProps = { readonly onMade: () => void; readonly onPassword: () => void }

/** Registers a passkey under a name that its owner will know again. */
export const NewPasskeyForm = ({ onMade, onPassword }: NewPasskeyFormProps) => {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const failureText = usePasskeyFailureText()
  const { passkeyName } = useAccountRules()
  const { values, propsOf, submitWith } = useCheckedFields({ name: suggestedPasskeyName() }, { name: passkeyName })
  const { mutate, isPending, error } = useMutation<void, PasskeyError>({
    mutationFn: () => registerPasskey(queryClient, { name: values.name.trim() }),
    onSuccess: onMade,
    networkMode: 'always',
  })
  return (
    <AuthForm onSubmit={submitWith(() => mutate())}>
      <PlainField
        {...propsOf('name')}
        type="text"
        autoComplete="off"
        label={t`パスキーの名前`}
        hint={t`どの端末のパスキーか、あとで見分けるための名前です。`}
      />
      <FailureLine>{error === null ? null : failureText(error)}</FailureLine>
      {error?.message === FRESH_SIGN_IN_REQUIRED && <SignInAgain />}
      <PlainButton type="submit" loading={isPending}>
        <span className={classes.withIcon}>
          <IconFingerprint size={18} stroke={1.6} aria-hidden />
          <Trans>パスキーを登録</Trans>
        </span>
      </PlainButton>
      <PlainButton tone="quiet" disabled={isPending} onClick={onPassword}>
        <Trans>代わりにパスワードを設定する</Trans>
      </PlainButton>
    </AuthForm>
  )
}
