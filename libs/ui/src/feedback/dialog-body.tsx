import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { keepToastsAbove } from './bottom-bars.ts'
import classes from './dialog-body.module.css'

export type DialogBodyProps = {
  readonly children: ReactNode
  /** Further effects of the action, one line each. */
  readonly effects?: readonly string[]
  /** Statement to tick before a large effect; without the tick, the button shows a hint instead of doing nothing. */
  readonly acknowledge?: ReactNode
  /** Label of the confirm button; null if the dialog is only read and closed. */
  readonly confirmLabel: ReactNode | null
  readonly cancelLabel?: ReactNode
  readonly danger?: boolean
  /** Runs while the button shows a loader. If it rejects, the dialog stays open and shows the error. */
  readonly onConfirm?: () => Promise<void>
  readonly describeFailure?: (failure: unknown) => ReactNode
  readonly onDone: (confirmed: boolean) => void
}

/** Renders the content of every dialog: the subject, the effects, cancel on the left and the action on the right. */
export const DialogBody = ({
  children,
  effects = [],
  acknowledge,
  confirmLabel,
  cancelLabel,
  danger = false,
  onConfirm,
  describeFailure,
  onDone,
}: DialogBodyProps) => {
  const { t } = useLingui()
  const [isTicked, setTicked] = useState(false)
  const [isRunning, setRunning] = useState(false)
  const [missingTick, setMissingTick] = useState(false)
  const [failure, setFailure] = useState<ReactNode>(null)

  const confirm = async () => {
    if (acknowledge !== undefined && !isTicked) return setMissingTick(true)
    setRunning(true)
    setFailure(null)
    try {
      await onConfirm?.()
      onDone(true)
    } catch (caught) {
      setFailure(describeFailure?.(caught) ?? t`処理できませんでした。通信の状態を確認して、もう一度お試しください。`)
      setRunning(false)
    }
  }

  const tick = (checked: boolean) => {
    setTicked(checked)
    setMissingTick(false)
  }

  return (
    <div className={classes.root}>
      <div className={classes.text}>{children}</div>
      {effects.length > 0 && (
        <ul className={classes.effects}>
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      )}
      {acknowledge !== undefined && (
        <Checkbox
          label={acknowledge}
          checked={isTicked}
          onChange={(event) => tick(event.currentTarget.checked)}
          aria-invalid={missingTick}
          error={missingTick ? t`内容を確認して、チェックを入れてください。` : undefined}
        />
      )}
      {failure !== null && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={classes.buttons} ref={keepToastsAbove}>
        <Button variant="default" onClick={() => onDone(false)} disabled={isRunning} data-autofocus={danger || undefined}>
          {cancelLabel ?? <Trans>キャンセル</Trans>}
        </Button>
        {confirmLabel !== null && (
          <Button
            color={danger ? 'red' : undefined}
            leftSection={danger ? <IconAlertTriangle size={16} aria-hidden /> : undefined}
            loading={isRunning}
            onClick={() => void confirm()}
            data-autofocus={!danger || undefined}
          >
            {confirmLabel}
          </Button>
        )}
      </div>
    </div>
  )
}
