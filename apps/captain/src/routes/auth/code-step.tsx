import { verifySecondFactor, type AuthError } from '@captain/auth-react'
import { PlainButton, PlainField } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccountRules } from '../../session/use-account-rules.ts'
import { useAuthFailureText } from '../../session/use-auth-failure-text.ts'
import { useCheckedFields } from '../../session/use-checked-fields.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { FailureLine } from './failure-line.tsx'

type CodeStepProps = {
  readonly onVerified: () => unknown
  /** Returns to the first step; null if there is none to return to. */
  readonly onRestart: (() => void) | null
}

type CodeFormProps = CodeStepProps & { readonly isRecovery: boolean; readonly onSwitch: () => void }

const CodeForm = ({ isRecovery, onSwitch, onVerified, onRestart }: CodeFormProps) => {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const failureText = useAuthFailureText()
  const { code } = useAccountRules()
  const { values, propsOf, submitWith } = useCheckedFields({ code: '' }, { code })
  const { mutate, isPending, error } = useMutation<unknown, AuthError>({
    mutationFn: () => verifySecondFactor(queryClient, values.code),
    onSuccess: () => onVerified(),
    networkMode: 'always',
  })
  return (
    <AuthForm onSubmit={submitWith(() => mutate())}>
      {isRecovery ? (
        <PlainField
          {...propsOf('code')}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          label={t`リカバリーコード`}
          hint={t`例：ABCD-1234-EFGH`}
        />
      ) : (
        <PlainField
          {...propsOf('code')}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          label={t`認証コード`}
          hint={t`6桁の数字です。`}
        />
      )}
      <FailureLine>{error === null ? null : failureText(error)}</FailureLine>
      <PlainButton type="submit" loading={isPending}>
        <Trans>確認する</Trans>
      </PlainButton>
      <PlainButton tone="quiet" disabled={isPending} onClick={onSwitch}>
        {isRecovery ? <Trans>認証アプリのコードを使う</Trans> : <Trans>リカバリーコードを使う</Trans>}
      </PlainButton>
      {onRestart !== null && (
        <PlainButton tone="quiet" disabled={isPending} onClick={onRestart}>
          <Trans>はじめからやり直す</Trans>
        </PlainButton>
      )}
    </AuthForm>
  )
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export const CodeStep = (props: CodeStepProps) => {
  const [isRecovery, setRecovery] = useState(false)
  return (
    <AuthPage
      step={isRecovery ? 'recovery' : 'code'}
      title={<Trans>2段階認証</Trans>}
      lead={
        isRecovery ? (
          <Trans>認証アプリを使えないときは、保存しておいたリカバリーコードでログインできます。1つのコードは一度だけ使えます。</Trans>
        ) : (
          <Trans>認証アプリに表示されているコードを入力してください。</Trans>
        )
      }
    >
      <CodeForm key={String(isRecovery)} {...props} isRecovery={isRecovery} onSwitch={() => setRecovery(!isRecovery)} />
    </AuthPage>
  )
}
