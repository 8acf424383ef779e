import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { StepUpOrganisation } from './step-up-organisation.tsx'
import { StepUpCode } from './step-up-code.tsx'
import { OWN_KEYS, StepUpLayout } from './step-up-layout.tsx'
import type { StepUpMethod } from './use-step-up-method.ts'
import type { useStepUp } from './use-step-up.ts'

type CancelProps = { readonly onCancel: () => void }

const CloseButton = ({ onCancel }: CancelProps) => (
  <Button {...OWN_KEYS} variant="default" onClick={onCancel} data-autofocus>
    <Trans>閉じる</Trans>
  </Button>
)

const NoPasskey = ({ onCancel }: CancelProps) => {
  return (
    <StepUpLayout
      buttons={
        <>
          <Button {...OWN_KEYS} variant="default" onClick={onCancel}>
            <Trans>キャンセル</Trans>
          </Button>
          <Button {...OWN_KEYS} component={Link} to="/user/profile" hash="passkeys" onClick={onCancel} data-autofocus>
            <Trans>パスキーの登録へ</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>この操作には本人確認が必要ですが、このアカウントにはパスキーがまだありません。</Trans>
      </p>
      <p>
        <Trans>プロフィールでパスキーを登録してから、もう一度操作してください。</Trans>
      </p>
    </StepUpLayout>
  )
}

type ConfirmProps = CancelProps & { readonly isRunning: boolean; readonly failure: string | null; readonly onConfirm: () => void }

const Confirm = ({ isRunning, failure, onConfirm, onCancel }: ConfirmProps) => {
  const again = useRef<HTMLButtonElement>(null)

  // A loading button cannot keep the focus.
  useEffect(() => {
    if (failure !== null) again.current?.focus()
  }, [failure])

  return (
    <StepUpLayout
      failure={failure}
      buttons={
        <>
          <Button {...OWN_KEYS} variant="default" onClick={onCancel}>
            <Trans>キャンセル</Trans>
          </Button>
          <Button
            {...OWN_KEYS}
            ref={again}
            leftSection={<IconFingerprint size={18} stroke={1.6} />}
            loading={isRunning}
            onClick={onConfirm}
            data-autofocus
          >
            <Trans>パスキーで確認</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>この操作の前に、パスキーで本人確認をしてください。確認すると、そのまま操作を続けます。</Trans>
      </p>
      <p>
        <Trans>一度確認すると、5分間は再び求められません。</Trans>
      </p>
    </StepUpLayout>
  )
}

type StepUpQuestionProps = ConfirmProps & {
  readonly obstacle: ReturnType<typeof useStepUp>['obstacle']
  readonly method: StepUpMethod
  readonly onCode: (code: string) => void
  readonly organisation: string | null
  readonly onLeave: () => void
}

/** Asks for the passkey or the code, or explains why that is not possible. */
export const StepUpQuestion = ({ obstacle, method, onCode, organisation, onLeave, ...confirm }: StepUpQuestionProps) => {
  const { onCancel } = confirm
  switch (obstacle) {
    case 'impersonating':
      return (
        <StepUpLayout buttons={<CloseButton onCancel={onCancel} />}>
          <p>
            <Trans>代理ログイン中は、本人確認が必要な操作を実行できません。代理ログインを終了してから操作してください。</Trans>
          </p>
        </StepUpLayout>
      )
    case 'unsupported':
      return (
        <StepUpLayout buttons={<CloseButton onCancel={onCancel} />}>
          <p>
            <Trans>この操作にはパスキーによる本人確認が必要ですが、このブラウザーはパスキーに対応していません。</Trans>
          </p>
          <p>
            <Trans>パスキーに対応したブラウザーで、もう一度操作してください。</Trans>
          </p>
        </StepUpLayout>
      )
    case 'no-passkey':
      return <NoPasskey onCancel={onCancel} />
    case null:
      if (method === 'organisation') return <StepUpOrganisation {...confirm} organisation={organisation ?? ''} onLeave={onLeave} />
      return method === 'code' ? <StepUpCode {...confirm} onCode={onCode} /> : <Confirm {...confirm} />
  }
}
