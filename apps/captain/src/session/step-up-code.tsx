import { Trans } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useEffect } from 'react'
import { OWN_KEYS, StepUpLayout } from './step-up-layout.tsx'
import { useAccountRules } from './use-account-rules.ts'
import { useCheckedFields } from './use-checked-fields.ts'

type StepUpCodeProps = {
  readonly isRunning: boolean
  readonly failure: string | null
  readonly onCode: (code: string) => void
  readonly onCancel: () => void
}

const FORM = 'step-up-code'

/** Asks for a code of the authenticator app, for accounts without a passkey. */
export const StepUpCode = ({ isRunning, failure, onCode, onCancel }: StepUpCodeProps) => {
  const { code } = useAccountRules()
  const { values, propsOf, submitWith } = useCheckedFields({ code: '' }, { code })
  const field = propsOf('code')

  // A wrong code is typed again.
  useEffect(() => {
    if (failure !== null) document.querySelector<HTMLInputElement>(`#${FORM} input`)?.select()
  }, [failure])

  return (
    <StepUpLayout
      failure={failure}
      buttons={
        <>
          <Button {...OWN_KEYS} variant="default" onClick={onCancel}>
            <Trans>キャンセル</Trans>
          </Button>
          <Button {...OWN_KEYS} type="submit" form={FORM} loading={isRunning}>
            <Trans>コードで確認</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>この操作の前に、認証アプリのコードで本人確認をしてください。確認すると、そのまま操作を続けます。</Trans>
      </p>
      <form id={FORM} onSubmit={submitWith(() => onCode(values.code))} noValidate>
        <TextInput
          {...field}
          {...OWN_KEYS}
          label={<Trans>認証コード</Trans>}
          description={<Trans>アプリを使えないときは、リカバリーコードを入力してください。</Trans>}
          autoComplete="one-time-code"
          spellCheck={false}
          data-autofocus
        />
      </form>
      <p>
        <Trans>一度確認すると、5分間は再び求められません。</Trans>
      </p>
    </StepUpLayout>
  )
}
