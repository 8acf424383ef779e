import { PathLink, useContent, useFailureText, useTenant } from '@captain/content-react'
import { addDays, formatDateWithWeekday, formatMinutes, formatMonth, formatWeekday } from '@captain/locale'
import { ErrorState } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { monthDays, weekdayOf } from '../days.ts'
import type { CalendarDay } from '../opening-hours.ts'
import { tenant } from '../tenant.ts'
import classes from './month-calendar.module.css'

const useCalendar = (month: string) => {
  const { locale } = useContent()
  const { queries, read } = useTenant(tenant)
  return useQuery({
    queryKey: [...queries['business-schedule'].key, 'calendar', month, locale],
    queryFn: ({ signal }) => read('/business-calendar', { month }, signal),
  })
}

/** Returns the weeks of a month from Sunday; days of other months are empty. */
const weeksOf = (items: readonly CalendarDay[]): readonly (readonly (CalendarDay | null)[])[] => {
  const [first] = items
  if (first === undefined) return []
  const lead = (weekdayOf(first.date) + 1) % 7
  const cells = [...Array.from({ length: lead }, () => null), ...items]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_unused, week) =>
    Array.from({ length: 7 }, (_day, place) => cells[week * 7 + place] ?? null),
  )
}

/** A cell of another month is empty but still a cell. */
const NOTHING = '\u00a0'

const Hours = ({ day }: { readonly day: CalendarDay }) => {
  const { t } = useLingui()
  if (!day.isOpen || day.openTime === null || day.closeTime === null) return <span className={classes.closed}>{t`休み`}</span>
  return (
    <span className={classes.hours}>
      <span>{formatMinutes(day.openTime)}</span>
      <span className={classes.until}>–{formatMinutes(day.closeTime)}</span>
    </span>
  )
}

const Exception = ({ day }: { readonly day: CalendarDay }) => {
  const { locale } = useContent()
  const { labels, links } = useTenant(tenant)
  const { t } = useLingui()
  if (day.kind === null || day.scheduleId === null) return null
  const what = `${day.title ?? ''}（${labels['business-schedule'].optionLabel('kind', day.kind)}）`
  return (
    <PathLink
      className={classes.exception}
      data-kind={day.kind}
      to={links['business-schedule'].edit(day.scheduleId)}
      aria-label={t`${{ day: formatDateWithWeekday(locale, day.date) }}の例外「${what}」を編集`}
      title={what}
    >
      {day.title}
    </PathLink>
  )
}

const Day = ({ day, isToday }: { readonly day: CalendarDay; readonly isToday: boolean }) => {
  const { t } = useLingui()
  return (
    <td className={classes.day} data-today={isToday} data-kind={day.kind ?? undefined} aria-current={isToday ? 'date' : undefined}>
      <span className={classes.date} data-rest={day.holiday !== null || weekdayOf(day.date) === 6}>
        {Number(day.date.slice(8))}
        {isToday && <span className={classes.todayWord}>{t`今日`}</span>}
        {day.holiday !== null && <span className={classes.holiday}>{day.holiday}</span>}
      </span>
      <Hours day={day} />
      <Exception day={day} />
    </td>
  )
}

/** A past Sunday, to name the weekdays. */
const SUNDAY = '2023-01-01'
const WEEKDAY_NAMES = Array.from({ length: 7 }, (_unused, place) => addDays(SUNDAY, place))

/** One month as the public sees it; exceptions link to their forms. */
export const MonthCalendar = ({ month, today }: { readonly month: string; readonly today: string }) => {
  const { locale } = useContent()
  const describe = useFailureText()
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useCalendar(month)
  const name = formatMonth(locale, monthDays(month).first)
  if (data === undefined && error !== null) {
    return (
      <ErrorState title={t({ message: '読み込めませんでした', context: '営業日' })} onRetry={() => void refetch()} retrying={isFetching}>
        {describe(error)}
      </ErrorState>
    )
  }
  return (
    <div>
      <h3 className={classes.month} id={`month-${month}`}>
        {name}
      </h3>
      {data === undefined ? (
        <Skeleton height={430} radius="sm" />
      ) : (
        <table className={classes.table} aria-labelledby={`month-${month}`}>
          <thead>
            <tr>
              {WEEKDAY_NAMES.map((day) => (
                <th key={day} scope="col" data-rest={day === SUNDAY}>
                  {formatWeekday(locale, day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(data.items).map((week) => (
              <tr key={week.find((day) => day !== null)?.date}>
                {week.map((day, place) =>
                  day === null ? (
                    <td key={WEEKDAY_NAMES[place]}>{NOTHING}</td>
                  ) : (
                    <Day key={day.date} day={day} isToday={day.date === today} />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
