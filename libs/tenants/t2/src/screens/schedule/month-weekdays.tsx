import { useContent } from '@captain/content-react'
import { addDays, formatWeekday } from '@captain/locale'
import { WEEKDAYS } from './month-days.ts'
import classes from './month-grid.module.css'

/** A Monday: the first day of a week for the names of the weekdays. */
const SOME_MONDAY = '2024-01-01'

/** The names of the weekdays above the month. */
export const MonthWeekdays = () => {
  const { locale } = useContent()
  return (
    <div className={classes.weekdays} role="row">
      {WEEKDAYS.map((place) => (
        <span key={place} role="columnheader" data-rest={place > 4 ? (place === 6 ? 'sunday' : 'saturday') : undefined}>
          {formatWeekday(locale, addDays(SOME_MONDAY, place))}
        </span>
      ))}
    </div>
  )
}
