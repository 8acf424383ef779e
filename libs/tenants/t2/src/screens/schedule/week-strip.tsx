import { PathLink, useContent, useTenant } from '@captain/content-react'
import { formatDateWithWeekday, formatWeekday } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { tenant } from '../../tenant.ts'
import type { MonthAddress } from './month-address.ts'
import { restOf } from './rest-day.ts'
import classes from './schedule-table.module.css'
import type { StoredShift } from './shift-drafts.ts'
import { timesOf } from './shift-times.ts'
import { byDay } from './use-shifts.ts'

type WeekStripProps = {
  readonly name: string
  readonly shifts: readonly StoredShift[]
  readonly week: readonly string[]
  readonly holidays: ReadonlyMap<string, string>
  readonly link: MonthAddress
}

/** The coming week of a cast: one link a day to the month. */
export const WeekStrip = ({ name, shifts, week, holidays, link }: WeekStripProps) => {
  const { locale } = useContent()
  const { t } = useLingui()
  const { optionLabel } = useTenant(tenant).labels['cast-work-schedule']
  const days = byDay(shifts)
  return (
    <ul className={classes.strip} aria-label={t`${name}の7日間の出勤`}>
      {week.map((day) => {
        const own = days.get(day) ?? []
        const [first] = own
        const state = first?.shiftState
        const summary = first === undefined ? t`出勤なし` : `${timesOf(own)} ${optionLabel('shiftState', first.shiftState)}`
        return (
          <li key={day} data-state={state} data-rest={restOf(day, holidays)}>
            <PathLink
              {...link}
              className={classes.stripLink}
              title={`${formatDateWithWeekday(locale, day)} ${summary}`}
              tabIndex={-1}
              aria-hidden
            >
              <span className={classes.stripDay}>{formatWeekday(locale, day)}</span>
              {state === undefined || state === 'off' ? '–' : '●'}
            </PathLink>
            <span className={classes.hidden}>
              {formatDateWithWeekday(locale, day)} {summary}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
