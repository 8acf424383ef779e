import type { Included, ListedRecordOf } from '@captain/content-core'
import { PathLink, useContent, useTenant } from '@captain/content-react'
import { formatDateTime, localizedText } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import type { cast as castType } from '../../content-types/cast.ts'
import { tenant } from '../../tenant.ts'
import { CastPhoto } from './cast-photo.tsx'
import type { MonthAddress } from './month-address.ts'
import { MonthTotal } from './month-total.tsx'
import { NextShift } from './next-shift.tsx'
import classes from './schedule-table.module.css'
import type { StoredShift } from './shift-drafts.ts'
import { WeekStrip } from './week-strip.tsx'

const latest = (shifts: readonly StoredShift[]): string | null =>
  shifts.reduce<string | null>((found, { updatedAt }) => (found === null || updatedAt > found ? updatedAt : found), null)

export type ScheduleRowProps = {
  readonly cast: ListedRecordOf<typeof castType>
  readonly media: Included['media']
  readonly month: string
  readonly isPresent: boolean
  /** Shifts of the cast in the month. */
  readonly inMonth: readonly StoredShift[]
  /** Shifts of the cast in the coming week. */
  readonly inWeek: readonly StoredShift[]
  readonly week: readonly string[]
  readonly holidays: ReadonlyMap<string, string>
}

/** A cast: the month in figures, the next shift, and the coming week. */
export const ScheduleRow = ({ cast, media, month, isPresent, inMonth, inWeek, week, holidays }: ScheduleRowProps) => {
  const { locale } = useContent()
  const { links, labels } = useTenant(tenant)
  const { t } = useLingui()
  const name = localizedText(cast.stageName, locale)
  const link: MonthAddress = {
    to: links['cast-work-schedule'].edit(cast.id),
    search: isPresent ? {} : { month },
  }
  const updated = latest([...inMonth, ...inWeek])
  return (
    <tr>
      <th scope="row">
        <span className={classes.cast}>
          <CastPhoto photo={cast.photo} media={media} size="row" />
          <span className={classes.names}>
            <PathLink {...link} className={classes.name}>
              {name}
            </PathLink>
            <span className={classes.quiet}>
              {labels.cast.optionLabel('rank', cast.rank)}
              {!cast.isPublished && ` · ${t`非公開`}`}
            </span>
          </span>
        </span>
      </th>
      <td className={classes.total}>
        <MonthTotal shifts={inMonth} />
      </td>
      <td className={classes.next}>
        <NextShift date={cast.nextShift} shifts={[...inWeek, ...inMonth]} />
      </td>
      <td className={classes.week}>
        <WeekStrip name={name} link={link} shifts={inWeek} week={week} holidays={holidays} />
      </td>
      <td className={classes.updated}>{updated === null ? '–' : formatDateTime(updated)}</td>
    </tr>
  )
}
