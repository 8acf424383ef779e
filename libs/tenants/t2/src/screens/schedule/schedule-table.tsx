import { pathTo, type AnyRecord, type Included } from '@captain/content-core'
import { PathLink, useContent, useLabels } from '@captain/content-react'
import { formatDateTime, formatDateWithWeekday, formatMinutes, formatMonth, formatNumber, formatWeekday } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import type { AnchorHTMLAttributes, ComponentType } from 'react'
import { CastPhoto } from './cast-photo.tsx'
import { weekdayOf } from './month-days.ts'
import classes from './schedule-table.module.css'
import { draftOf, totalOf, type StoredShift } from './shift-drafts.ts'
import { byDay } from './use-shifts.ts'

type MonthAddress = { readonly to: string; readonly search: Readonly<Record<string, string>> }

const NOTHING: MonthAddress['search'] = {}

/** A link that keeps the month. */
const MonthLink = PathLink as ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & MonthAddress>

type ScheduleTableProps = {
  readonly casts: readonly AnyRecord[]
  readonly media: Included['media']
  readonly month: string
  readonly isPresent: boolean
  readonly inMonth: readonly StoredShift[]
  readonly inWeek: readonly StoredShift[]
  readonly week: readonly string[]
  readonly holidays: ReadonlyMap<string, string>
}

const timesOf = (shifts: readonly StoredShift[]): string =>
  shifts.map(({ startTime, endTime }) => `${formatMinutes(startTime)}–${formatMinutes(endTime)}`).join(' / ')

const latest = (shifts: readonly StoredShift[]): string | null =>
  shifts.reduce<string | null>((found, { updatedAt }) => (found === null || updatedAt > found ? updatedAt : found), null)

const restOf = (day: string, holidays: ReadonlyMap<string, string>) => {
  const place = weekdayOf(day)
  if (holidays.has(day) || place === 6) return 'sunday'
  return place === 5 ? 'saturday' : undefined
}

type StripProps = Pick<ScheduleTableProps, 'week' | 'holidays'> & {
  readonly name: string
  readonly shifts: readonly StoredShift[]
  readonly link: MonthAddress
}

const Strip = ({ name, shifts, week, holidays, link }: StripProps) => {
  const { locale } = useContent()
  const { t } = useLingui()
  const { optionLabel } = useLabels('cast-work-schedule')
  const days = byDay(shifts)
  return (
    <ul className={classes.strip} aria-label={t`${name}の7日間の出勤`}>
      {week.map((day) => {
        const own = days.get(day) ?? []
        const [first] = own
        const state = first?.shiftState
        const said = first === undefined ? t`出勤なし` : `${timesOf(own)} ${optionLabel('shiftState', first.shiftState)}`
        return (
          <li key={day} data-state={state} data-rest={restOf(day, holidays)}>
            <MonthLink
              {...link}
              className={classes.stripLink}
              title={`${formatDateWithWeekday(locale, day)} ${said}`}
              tabIndex={-1}
              aria-hidden
            >
              <span className={classes.stripDay}>{formatWeekday(locale, day)}</span>
              {state === undefined || state === 'off' ? '–' : '●'}
            </MonthLink>
            <span className={classes.hidden}>
              {formatDateWithWeekday(locale, day)} {said}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** One row per cast. */
export const ScheduleTable = ({ casts, media, month, isPresent, inMonth, inWeek, week, holidays }: ScheduleTableProps) => {
  const { tenant, locale } = useContent()
  const { t } = useLingui()
  const { optionLabel } = useLabels('cast')
  const monthOf = Map.groupBy(inMonth, ({ cast }) => cast)
  const weekOf = Map.groupBy(inWeek, ({ cast }) => cast)
  const known = [...inWeek, ...inMonth]

  const row = (cast: AnyRecord) => {
    const { ja, en } = cast['stageName'] as { readonly ja: string; readonly en: string | null }
    const name = (locale === 'en' ? en : null) ?? ja
    const link: MonthAddress = {
      to: pathTo(tenant, 'cast-work-schedule', 'edit', { id: cast.id }),
      search: isPresent ? NOTHING : { month },
    }
    const own = monthOf.get(cast.id) ?? []
    const { days, minutes } = totalOf([...byDay(own).values()].map((day) => day.map(draftOf)))
    const { nextShift } = cast
    const next = typeof nextShift === 'string' ? nextShift : null
    const nextShifts = [...(byDay(known.filter((one) => one.cast === cast.id && one.date === next)).get(next ?? '') ?? [])]
    const hours = timesOf([...new Map(nextShifts.map((one) => [one.id, one])).values()].filter(({ shiftState }) => shiftState !== 'off'))
    const updated = latest([...own, ...(weekOf.get(cast.id) ?? [])])
    return (
      <tr key={cast.id}>
        <th scope="row">
          <span className={classes.cast}>
            <CastPhoto photo={cast['photo']} media={media} size="row" />
            <span className={classes.names}>
              <MonthLink {...link} className={classes.name}>
                {name}
              </MonthLink>
              <span className={classes.quiet}>
                {optionLabel('rank', String(cast['rank']))}
                {cast['isPublished'] !== true && ` · ${t`非公開`}`}
              </span>
            </span>
          </span>
        </th>
        <td className={classes.total}>
          {days === 0 ? (
            <span className={classes.none}>{t({ message: '未登録', context: '出勤の一覧' })}</span>
          ) : (
            t`${days}日・${{ hours: formatNumber(minutes / 60) }}時間`
          )}
        </td>
        <td className={classes.next}>
          {next === null ? (
            <span className={classes.quiet}>–</span>
          ) : (
            <>
              {formatDateWithWeekday(locale, next)} <span className={classes.quiet}>{hours}</span>
            </>
          )}
        </td>
        <td className={classes.week}>
          <Strip name={name} link={link} shifts={weekOf.get(cast.id) ?? []} week={week} holidays={holidays} />
        </td>
        <td className={classes.updated}>{updated === null ? '–' : formatDateTime(updated)}</td>
      </tr>
    )
  }

  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t`キャスト`}</th>
          <th scope="col">{t`${{ month: formatMonth(locale, month) }}の出勤`}</th>
          <th scope="col">{t`次の出勤`}</th>
          <th scope="col">
            <span className={classes.hidden}>{t({ message: '7日間', context: '出勤の一覧' })}</span>
            <span className={classes.stripHead} aria-hidden>
              {week.map((day) => (
                <span key={day} data-rest={restOf(day, holidays)}>
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
      <tbody>{casts.map(row)}</tbody>
    </table>
  )
}
