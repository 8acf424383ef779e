import { formatNumber } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Progress } from '@mantine/core'
import { useSyncExternalStore, type ReactNode } from 'react'
import classes from './bulk-progress.module.css'
import type { Run } from './run.ts'

type BulkProgressProps = { readonly run: Run; readonly label?: ReactNode; readonly children?: ReactNode }

/** Progress of a bulk action, and the button to stop it. */
export const BulkProgress = ({ run, label, children }: BulkProgressProps) => {
  const { t } = useLingui()
  const { finished, isStopping } = useSyncExternalStore(run.subscribe, run.get)
  const [shown, total] = [formatNumber(finished), formatNumber(run.total)]
  return (
    <div className={classes.root}>
      <span className={classes.words} role="status">
        {label} <span className={classes.count}>{t`${shown} / ${total}件`}</span>
      </span>
      <Progress
        className={classes.bar}
        size="sm"
        value={run.total === 0 ? 100 : (finished / run.total) * 100}
        aria-label={t`進み具合`}
        transitionDuration={120}
      />
      <span className={classes.acts}>
        <Button variant="default" size="compact-sm" onClick={run.stop} disabled={isStopping}>
          {isStopping ? <Trans>中止しています</Trans> : <Trans>中止する</Trans>}
        </Button>
        {children}
      </span>
    </div>
  )
}
