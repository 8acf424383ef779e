import type { ListedRecordOf } from '@captain/content-core'
import { useContent } from '@captain/content-react'
import { formatMonth, formatWeekday } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import type { cast as castType } from '../../content-types/cast.ts'
import { restOf } from './rest-day.ts'
import { ScheduleRow, type ScheduleRowProps } from './schedule-row.tsx'
import classes from './schedule-table.module.css'
import type { StoredShift } from './shift-drafts.ts'

type ScheduleTableProps = Omit<ScheduleRowProps, 'cast' | 'inMonth' | 'inWeek'> & {
  readonly casts: readonly ListedRecordOf<typeof castType>[]
  readonly inMonth: readonly StoredShift[]
  readonly inWeek: readonly StoredShift[]
}

/** One row per cast. */
export const ScheduleTable = ({ casts, inMonth, inWeek, ...shared }: ScheduleTableProps) => {
  const { locale } = useContent()
  const { t } = useLingui()
  const monthOf = Map.groupBy(inMonth, ({ cast }) => cast)
  const weekOf = Map.groupBy(inWeek, ({ cast }) => cast)

  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t`キャスト`}</th>
          <th scope="col">{t`${{ month: formatMonth(locale, shared.month) }}の出勤`}</th>
          <th scope="col">{t`次の出勤`}</th>
          <th scope="col">
            <span className={classes.hidden}>{t({ message: '7日間', context: '出勤の一覧' })}</span>
            <span className={classes.stripHead} aria-hidden>
              {shared.week.map((day) => (
                <span key={day} data-rest={restOf(day, shared.holidays)}>
                  {Number(day.slice(8))}
                  <br />
                  {formatWeekday(locale, day)}
                </span>
              ))}
            </span>
          </th>
          <th scope="col">{t({ message: '最終更新', context: '出勤の一覧' })}</th>
        </tr>
      </thead>
      <tbody>
        {casts.map((cast) => (
          <ScheduleRow {...shared} key={cast.id} cast={cast} inMonth={monthOf.get(cast.id) ?? []} inWeek={weekOf.get(cast.id) ?? []} />
        ))}
      </tbody>
    </table>
  )
}
