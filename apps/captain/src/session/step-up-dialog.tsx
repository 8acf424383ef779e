import { LAYERS } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button, Modal } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import classes from './step-up.module.css'
import { useStepUp } from './use-step-up.ts'

/** Mantine's dialogs all hear Escape at the window; one that is pressed here is not for those underneath. */
const OWN_KEYS = { 'data-mantine-stop-propagation': 'true' } as const

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

/** The one question of the back office that asks people to show their passkey before what is done counts. */
export const StepUpDialog = () => {
  const { opened, obstacle, isRunning, failure, confirm, cancel } = useStepUp()
  const again = useRef<HTMLButtonElement>(null)

  // While it worked the button could not hold the focus.
  useEffect(() => {
    if (failure !== null) again.current?.focus()
  }, [failure])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    cancel()
  }

  const close = (
    <Button {...OWN_KEYS} variant="default" onClick={cancel} data-autofocus>
      <Trans>閉じる</Trans>
    </Button>
  )

  const question = () => {
    switch (obstacle) {
      case 'impersonating':
        return (
          <Question buttons={close}>
            <p>
              <Trans>代理ログイン中は、本人確認が必要な操作を実行できません。代理ログインを終了してから操作してください。</Trans>
            </p>
          </Question>
        )
      case 'unsupported':
        return (
          <Question buttons={close}>
            <p>
              <Trans>この操作にはパスキーによる本人確認が必要ですが、このブラウザーはパスキーに対応していません。</Trans>
            </p>
            <p>
              <Trans>パスキーに対応したブラウザーで、もう一度操作してください。</Trans>
            </p>
          </Question>
        )
      case 'no-passkey':
        return (
          <Question
            buttons={
              <>
                <Button {...OWN_KEYS} variant="default" onClick={cancel}>
                  <Trans>キャンセル</Trans>
                </Button>
                <Button {...OWN_KEYS} component={Link} to="/user/profile" hash="passkeys" onClick={cancel} data-autofocus>
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
      case null:
        return (
          <Question
            failure={failure}
            buttons={
              <>
                <Button {...OWN_KEYS} variant="default" onClick={cancel}>
                  <Trans>キャンセル</Trans>
                </Button>
                <Button
                  {...OWN_KEYS}
                  ref={again}
                  leftSection={<IconFingerprint size={18} stroke={1.6} />}
                  loading={isRunning}
                  onClick={confirm}
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
  }

  return (
    <Modal
      opened={opened}
      onClose={cancel}
      title={<Trans>本人確認</Trans>}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={LAYERS.question + 1}
      onKeyDown={onKeyDown}
      attributes={{ content: OWN_KEYS, header: { role: 'presentation' } }}
    >
      {question()}
    </Modal>
  )
}
