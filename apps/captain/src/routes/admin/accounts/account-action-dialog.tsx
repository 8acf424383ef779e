import { RestoreFocus } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button, Modal } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useFailureText } from '../../../integrations/use-failure-text.ts'
import { useSubmission } from '../../../integrations/use-submission.ts'
import classes from '../dialog.module.css'

type Issues = Readonly<Record<string, string>>

type AccountActionDialogProps = {
  readonly title: ReactNode
  readonly confirmLabel: ReactNode
  readonly danger?: boolean
  /** False while the required data is loading. */
  readonly isReady?: boolean
  readonly onClose: () => void
  /** Returns the messages of missing input, by field. */
  readonly missing?: () => Issues
  readonly onConfirm: () => Promise<void>
  /** Given what is wrong, by field. */
  readonly children: (issues: Issues) => ReactNode
}

/** A confirmation dialog with form fields. It stays open until the action succeeds, and shows its errors. */
export const AccountActionDialog = ({
  title,
  confirmLabel,
  danger = false,
  isReady = true,
  onClose,
  missing = () => ({}),
  onConfirm,
  children,
}: AccountActionDialogProps) => {
  const describe = useFailureText()
  const { issues, failure, isRunning, submit } = useSubmission()
  const send = (event: FormEvent) => {
    event.preventDefault()
    void submit(missing(), onConfirm)
  }
  const close = () => {
    if (!isRunning) onClose()
  }
  return (
    <Modal opened onClose={close} title={title} withCloseButton={false} closeOnClickOutside={false}>
      <RestoreFocus />
      <form className={classes.dialog} onSubmit={send} noValidate>
        {children(issues)}
        {failure !== null && (
          <p className={classes.failure} role="alert">
            {describe(failure)}
          </p>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={close} disabled={isRunning}>
            <Trans>キャンセル</Trans>
          </Button>
          <Button type="submit" color={danger ? 'red' : undefined} disabled={!isReady} loading={isRunning}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
