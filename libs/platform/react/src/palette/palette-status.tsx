import { useDelayed } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { usePlatform } from '../platform-context.ts'
import classes from './palette.module.css'
import { screensQuery } from './queries.ts'
import type { RecordSearch } from './use-record-items.tsx'

type PaletteNotesProps = {
  readonly query: string
  readonly count: number
  readonly records: RecordSearch
  /** The button that was pressed is about to go. */
  readonly onRetry: () => void
}

/** The state of the search: loading, no results, or a failure with its reason. */
export const PaletteStatus = ({ query, count, records: { state, again }, onRetry }: PaletteNotesProps) => {
  const { t } = useLingui()
  const { http } = usePlatform()
  const screens = useQuery(screensQuery(http))
  const isLong = useDelayed(state === 'searching')
  const words = query.trim()
  const retry = (refetch: () => unknown) => () => {
    onRetry()
    refetch()
  }
  const isNothing = count === 0 && (state === 'done' || state === 'idle') && words !== ''
  return (
    <>
      <div role="status" className={classes.status}>
        {state === 'searching' && isLong && <p className={classes.message}>{t`記録を検索しています…`}</p>}
        {state === 'offline' && (
          <p className={classes.message}>
            <Trans>オフラインのため、記録は検索できません。画面と操作は選べます。</Trans>
          </p>
        )}
        {isNothing && (
          <p className={classes.message}>
            <Trans>「{words}」に合うものはありません。ほかの言葉や、名前の一部で試してください。</Trans>
          </p>
        )}
        {state === 'done' && count > 0 && <span className={classes.spoken}>{t`候補は${count}件です。`}</span>}
      </div>
      {state === 'failed' && (
        <div role="alert" className={classes.failure}>
          <span>
            <Trans>記録を検索できませんでした。</Trans>
          </span>
          <Button variant="default" size="compact-sm" onClick={retry(again)}>
            <Trans>再試行</Trans>
          </Button>
        </div>
      )}
      {screens.isError && screens.data === undefined && (
        <div role="alert" className={classes.failure}>
          <span>
            <Trans>画面の一覧を読み込めませんでした。</Trans>
          </span>
          <Button variant="default" size="compact-sm" onClick={retry(screens.refetch)}>
            <Trans>再試行</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
