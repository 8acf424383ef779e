import { useContent } from '@captain/content-react'
import { formatDateWithWeekday } from '@captain/locale'
import classes from './schedule-table.module.css'
import type { StoredShift } from './shift-drafts.ts'
import { timesOf } from './shift-times.ts'
import { byDay } from './use-shifts.ts'

type NextShiftProps = {
  /** The day of the next shift, null if there is none. */
  readonly date: string | null
  /** Loaded shifts of the cast; the same one may be in it twice. */
  readonly shifts: readonly StoredShift[]
}

/** The day of the next shift, and its hours if they are loaded. */
export const NextShift = ({ date, shifts }: NextShiftProps) => {
  const { locale } = useContent()
  if (date === null) return <span className={classes.quiet}>–</span>
  const onDay = byDay([...new Map(shifts.map((one) => [one.id, one])).values()]).get(date) ?? []
  return (
    <>
      {formatDateWithWeekday(locale, date)}{' '}
      <span className={classes.quiet}>{timesOf(onDay.filter(({ shiftState }) => shiftState !== 'off'))}</span>
    </>
  )
}
