import { formatNumber } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import classes from './schedule-table.module.css'
import { draftOf, totalOf, type StoredShift } from './shift-drafts.ts'
import { byDay } from './use-shifts.ts'

/** The days and hours of a cast's month. */
export const MonthTotal = ({ shifts }: { readonly shifts: readonly StoredShift[] }) => {
  const { t } = useLingui()
  const { days, minutes } = totalOf([...byDay(shifts).values()].map((day) => day.map(draftOf)))
  if (days === 0) return <span className={classes.none}>{t({ message: '未登録', context: '出勤の一覧' })}</span>
  return t`${days}日・${{ hours: formatNumber(minutes / 60) }}時間`
}
