import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import classes from './step-up.module.css'
import type { useStepUp } from './use-step-up.ts'

/** Mantine's dialogs all hear Escape at the window; one that is pressed here is not for those underneath. */
export const OWN_KEYS = { 'data-mantine-stop-propagation': 'true' } as const

type QuestionProps = { readonly children: ReactNode; readonly failure?: string | null; readonly buttons: ReactNode }

const Question = ({ children, failure = null, buttons }: QuestionProps) => (
  <div className={classes.body}>
    {children}
    {failure !== null && (
      <p className={classes.failure} role="alert">
        {failure}
      </p>
    )}
    <div className={classes.buttons}>{buttons}</div>
  </div>
)

type CancelProps = { readonly onCancel: () => void }

const CloseButton = ({ onCancel }: CancelProps) => (
  <Button {...OWN_KEYS} variant="default" onClick={onCancel} data-autofocus>
    <Trans>閉じる</Trans>
  </Button>
)

const NoPasskey = ({ onCancel }: CancelProps) => {
  return (
    <Question
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
        <Trans>この操作にはパスキーによる本人確認が必要ですが、このアカウントにはパスキーがまだありません。</Trans>
      </p>
      <p>
        <Trans>プロフィールでパスキーを登録してから、もう一度操作してください。</Trans>
      </p>
    </Question>
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
    <Question
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
    </Question>
  )
}

type StepUpQuestionProps = ConfirmProps & { readonly obstacle: ReturnType<typeof useStepUp>['obstacle'] }

/** Asks for the passkey, or explains why that is not possible. */
export const StepUpQuestion = ({ obstacle, ...confirm }: StepUpQuestionProps) => {
  const { onCancel } = confirm
  switch (obstacle) {
    case 'impersonating':
      return (
        <Question buttons={<CloseButton onCancel={onCancel} />}>
          <p>
            <Trans>代理ログイン中は、本人確認が必要な操作を実行できません。代理ログインを終了してから操作してください。</Trans>
          </p>
        </Question>
      )
    case 'unsupported':
      return (
        <Question buttons={<CloseButton onCancel={onCancel} />}>
          <p>
            <Trans>この操作にはパスキーによる本人確認が必要ですが、このブラウザーはパスキーに対応していません。</Trans>
          </p>
          <p>
            <Trans>パスキーに対応したブラウザーで、もう一度操作してください。</Trans>
          </p>
        </Question>
      )
    case 'no-passkey':
      return <NoPasskey onCancel={onCancel} />
    case null:
      return <Confirm {...confirm} />
  }
}
