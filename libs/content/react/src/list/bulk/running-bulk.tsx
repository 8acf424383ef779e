import { useDelayed } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { BulkProgress } from './bulk-progress.tsx'
import type { useBulk } from './use-bulk.tsx'

const SLOW_MS = 10_000

type RunningBulkProps = {
  readonly running: NonNullable<ReturnType<typeof useBulk>['running']>
  /** Called when the user lets the action continue in the background. */
  readonly onBackground: () => void
}

/** The progress of a bulk action; a slow one can continue in the background. */
export const RunningBulk = ({ running, onBackground }: RunningBulkProps) => {
  const isSlow = useDelayed(true, SLOW_MS)
  return (
    <BulkProgress run={running.run} label={running.label}>
      {isSlow && (
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            running.toBackground()
            onBackground()
          }}
        >
          <Trans>バックグラウンドで続ける</Trans>
        </Button>
      )}
    </BulkProgress>
  )
}
