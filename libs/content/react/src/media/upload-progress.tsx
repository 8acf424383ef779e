import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Progress } from '@mantine/core'

type UploadProgressProps = {
  /** The part that has been sent, from 0 to 1. */
  readonly progress: number
  readonly onCancel: () => void
  readonly className: string | undefined
}

/** An upload in progress, which can be cancelled. */
export const UploadProgress = ({ progress, onCancel, className }: UploadProgressProps) => {
  const { t } = useLingui()
  return (
    <div className={className}>
      <Progress value={progress * 100} aria-label={t`アップロードしています`} />
      <Button variant="subtle" size="xs" onClick={onCancel}>
        <Trans>中止</Trans>
      </Button>
    </div>
  )
}
