import { useContent, useFailureText, useNavigateTo, useTenant } from '@captain/content-react'
import { EmptyState, ErrorState, ListSkeleton, PageHeader } from '@captain/ui'
import { dateInTimeZone } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { monthAfter } from '../days.ts'
import { tenant } from '../tenant.ts'
import classes from './business-day-list.module.css'
import { MonthCalendar } from './month-calendar.tsx'
import { CalendarLegend } from './calendar-legend.tsx'
import { readWeeks } from './read-weeks.ts'
import { WeekTables } from './week-tables.tsx'

const useWeek = () => {
  const queries = useTenant(tenant).queries['business-day']
  const list = useQuery(queries.list({ limit: 1 }))
  const id = list.data?.items[0]?.id
  const record = useQuery({ ...queries.record(id ?? ''), enabled: id !== undefined })
  return {
    record: record.data,
    isMissing: list.data !== undefined && id === undefined,
    error: list.error ?? record.error,
    isFetching: list.isFetching || record.isFetching,
    retry: () => void (id === undefined ? list.refetch() : record.refetch()),
  }
}

/** Returns the day that visitors read as today: after midnight the one before, until the café has closed. */
const useToday = (): string => {
  const { read } = useTenant(tenant)
  const [date] = useState(() => dateInTimeZone(new Date()))
  const { data } = useQuery({
    queryKey: ['cafe', 'business-calendar', 'today'],
    queryFn: ({ signal }) => read('/business-calendar/today', {}, signal),
  })
  return data?.date ?? date
}

/** The café's week on top, and the resulting calendar of this month and the next. */
export const Screen = () => {
  const { canWrite } = useContent()
  const { links, labels } = useTenant(tenant)
  const describe = useFailureText()
  const go = useNavigateTo()
  const { t } = useLingui()
  const week = useWeek()
  const today = useToday()
  const month = today.slice(0, 7)
  const editButton = canWrite ? (
    <Button leftSection={<IconPencil size={16} />} onClick={() => void go(links['business-day']['edit-all']())}>
      {t`営業時間を編集`}
    </Button>
  ) : null
  const weeks = week.record === undefined ? null : readWeeks(week.record, today)

  const body = () => {
    if (weeks === null && week.error !== null) {
      return (
        <ErrorState title={t({ message: '読み込めませんでした', context: '営業日' })} onRetry={week.retry} retrying={week.isFetching}>
          {describe(week.error)}
        </ErrorState>
      )
    }
    if (week.isMissing || weeks?.isBlank === true) {
      return (
        <EmptyState kind="nothing" title={t`営業時間がまだ登録されていません`} action={editButton}>
          {t`曜日ごとの営業時間を登録すると、カレンダーが公開されます。`}
        </EmptyState>
      )
    }
    if (weeks === null) return <ListSkeleton />
    return (
      <>
        <WeekTables weeks={weeks} />
        <section className={classes.section} aria-labelledby="calendar-title">
          <div className={classes.sectionHead}>
            <h2 className={classes.sectionTitle} id="calendar-title">
              {t`カレンダー`}
            </h2>
            <span className={classes.acts}>
              <Button variant="subtle" size="compact-sm" onClick={() => void go(links['business-schedule'].list())}>
                {t`例外の一覧`}
              </Button>
              {canWrite && (
                <Button variant="default" size="compact-sm" onClick={() => void go(links['business-schedule'].new())}>
                  {t`例外を追加`}
                </Button>
              )}
            </span>
          </div>
          <p className={classes.help}>{t`公開サイトに表示される内容です。公開していない例外は含まれません。`}</p>
          <CalendarLegend />
          <div className={classes.months}>
            {[month, monthAfter(month)].map((one) => (
              <MonthCalendar key={one} month={one} today={today} />
            ))}
          </div>
        </section>
      </>
    )
  }

  return (
    <div className={classes.root}>
      <PageHeader
        title={labels['business-day'].typeName}
        count={canWrite ? undefined : <span className={classes.readOnly}>{t({ message: '閲覧のみ', context: '営業日' })}</span>}
        actions={weeks?.isBlank === false && editButton !== null ? editButton : undefined}
      />
      {body()}
    </div>
  )
}
