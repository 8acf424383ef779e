import { useFailureText } from '@captain/content-react'
import { DraftOffers } from '@captain/content-react/form-parts'
import { formatDate } from '@captain/locale'
import { ErrorState, FormSkeleton } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { MonthGrid } from './month-grid.tsx'
import classes from './month-sheet.module.css'
import { SheetBar } from './sheet-bar.tsx'
import type { SheetParts } from './sheet-day-editor.tsx'

type MonthBodyProps = SheetParts & {
  /** The day on which the cast left or will leave, null if none is known. */
  readonly retiredOn: string | null
}

/** The days of a month once its shifts are loaded, with offers to restore input and the bar that saves. */
export const MonthBody = ({ retiredOn, ...grid }: MonthBodyProps) => {
  const { t } = useLingui()
  const describe = useFailureText()
  const { shifts, draft, restore } = grid.sheet
  if (shifts.data === undefined && shifts.error !== null) {
    return (
      <ErrorState
        title={t({ message: '出勤スケジュールを読み込めませんでした', context: '出勤表' })}
        onRetry={() => void shifts.refetch()}
        retrying={shifts.isFetching}
      >
        {describe(shifts.error)}
      </ErrorState>
    )
  }
  if (shifts.data === undefined) return <FormSkeleton />
  return (
    <>
      {draft !== null && <DraftOffers draft={draft} isNew={false} onRestore={restore} />}
      {retiredOn !== null && (
        <p className={classes.notice}>{t`${{ day: formatDate(retiredOn) }}で卒業のため、それより後の日は登録できません。`}</p>
      )}
      <div>
        <MonthGrid {...grid} />
      </div>
      <SheetBar sheet={grid.sheet} />
    </>
  )
}
