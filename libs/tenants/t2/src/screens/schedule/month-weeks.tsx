import type { ReactNode } from 'react'
import { mondayOf } from './month-days.ts'
import classes from './month-grid.module.css'

type MonthWeeksProps = {
  /** Days of each week; null is a blank cell. */
  readonly weeks: readonly (readonly (string | null)[])[]
  readonly cell: (date: string) => ReactNode
}

const weekKey = (week: readonly (string | null)[]): string => mondayOf(week.find((date) => date !== null) ?? '')

/** The rows of a month's grid, one a week. */
export const MonthWeeks = ({ weeks, cell }: MonthWeeksProps) =>
  weeks.map((week) => (
    <div key={weekKey(week)} className={classes.week} role="row">
      {week.map((date, place) => (
        <div key={date ?? place} role="gridcell" className={classes.cell} data-blank={date === null || undefined}>
          {date !== null && cell(date)}
        </div>
      ))}
    </div>
  ))
