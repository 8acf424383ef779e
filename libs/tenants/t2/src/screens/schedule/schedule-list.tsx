import { daysOfMonth, type ListedRecordOf } from '@captain/content-core'
import { useContent, useFailureText, useTenant } from '@captain/content-react'
import { addDays } from '@captain/locale'
import { ErrorState, ListSkeleton, PageHeader } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import type { cast as castType } from '../../content-types/cast.ts'
import { tenant } from '../../tenant.ts'
import { daysFrom } from './month-days.ts'
import { MonthSwitch } from './month-switch.tsx'
import { NoCasts, NoMatchingCasts } from './no-casts.tsx'
import { NO_FILTER, ScheduleFilters, type ScheduleFilter } from './schedule-filters.tsx'
import classes from './schedule-list.module.css'
import { ScheduleTable } from './schedule-table.tsx'
import { useMonth } from './use-month.ts'
import { useCasts, useHolidays, useShifts, useToday } from './use-shifts.ts'

const STRIP = 7

const isNamed = ({ stageName, nameHiragana }: Pick<ListedRecordOf<typeof castType>, 'stageName' | 'nameHiragana'>, q: string): boolean =>
  [stageName.ja, stageName.en, nameHiragana].some((one) => typeof one === 'string' && one.toLowerCase().includes(q.toLowerCase()))

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** One row per active cast: the month in figures, the next shift, and the coming week. */
export const Screen = () => {
  const { canWrite, locale } = useContent()
  const { t } = useLingui()
  const { typeName } = useTenant(tenant).labels['cast-work-schedule']
  const describe = useFailureText()
  const today = useToday()
  const { month, present, search, show } = useMonth()
  const filter: ScheduleFilter = { q: text(search['q']), area: text(search['area']), none: text(search['none']) }
  const { q, area, none } = filter
  const week = daysFrom(today, addDays(today, STRIP - 1))
  const casts = useCasts()
  const inMonth = useShifts(daysOfMonth(month))
  const inWeek = useShifts({ first: today, last: week.at(-1) ?? today })
  const holidays = new Map([...useHolidays(present), ...useHolidays((week.at(-1) ?? today).slice(0, 7))])
  const all = casts.data?.items ?? []
  const records = casts.data?.included.records ?? {}
  const titleOf = (id: string) => records[id]?.title[locale] ?? records[id]?.title.ja ?? id

  const change = (changes: Partial<ScheduleFilter>) => {
    const next = { ...search, ...changes }
    void show(month, Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')))
  }
  const hasShifts = (id: string) => (inMonth.data ?? []).some((shift) => shift.cast === id)
  const shown = all.filter((cast) => isNamed(cast, q) && (area === '' || cast.areas.includes(area)) && !(none !== '' && hasShifts(cast.id)))
  const areas = [...new Set(all.flatMap((cast) => cast.areas))].map((value) => ({ value, label: titleOf(value) }))
  const reads = [casts, inMonth, inWeek]
  const failed = reads.find(({ data, error }) => data === undefined && error !== null)

  const body = () => {
    if (failed !== undefined)
      return (
        <ErrorState
          title={t`出勤スケジュールを読み込めませんでした`}
          onRetry={() => reads.forEach((one) => one.error !== null && void one.refetch())}
          retrying={reads.some(({ isFetching }) => isFetching)}
        >
          {describe(failed.error)}
        </ErrorState>
      )
    if (casts.data === undefined || inWeek.data === undefined || inMonth.data === undefined) return <ListSkeleton />
    if (all.length === 0) return <NoCasts />
    if (shown.length === 0) return <NoMatchingCasts onClear={() => change(NO_FILTER)} />
    const shared = { media: casts.data.included.media, month, isPresent: month === present, week, holidays }
    return <ScheduleTable {...shared} casts={shown} inMonth={inMonth.data} inWeek={inWeek.data} />
  }

  const count = canWrite ? casts.data && t`${{ casts: shown.length }}名` : t({ message: '閲覧のみ', context: '出勤の一覧' })
  return (
    <div className={classes.root}>
      <PageHeader title={typeName} count={count} />
      <div className={classes.line}>
        <MonthSwitch month={month} present={present} onChange={(next) => void show(next)} />
        {all.length > 0 && (
          <ScheduleFilters filter={filter} month={month} areas={areas} areaName={area === '' ? null : titleOf(area)} onChange={change} />
        )}
      </div>
      {body()}
    </div>
  )
}
