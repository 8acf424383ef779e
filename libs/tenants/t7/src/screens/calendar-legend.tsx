import { useTenant } from '@captain/content-react'
import { EXCEPTION_KINDS } from '../content-types/business-schedule.ts'
import { tenant } from '../tenant.ts'
import classes from './month-calendar.module.css'

/** Legend of the calendar's colours. */
export const CalendarLegend = () => {
  const { optionLabel } = useTenant(tenant).labels['business-schedule']
  return (
    <ul className={classes.legend}>
      {EXCEPTION_KINDS.map((kind) => (
        <li key={kind}>
          <span className={classes.swatch} data-kind={kind} aria-hidden />
          {optionLabel('kind', kind)}
        </li>
      ))}
    </ul>
  )
}
