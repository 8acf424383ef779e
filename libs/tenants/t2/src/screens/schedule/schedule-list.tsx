import { daysOfMonth, pathTo, type AnyRecord } from '@captain/content-core'
import { useContent, useFailureText, useGo, useLabels } from '@captain/content-react'
import { FilterChip, FilterLine, OneChoice } from '@captain/content-react/list-kit'
import { dayAfter, formatMonth } from '@captain/locale'
import { EmptyState, ErrorState, ListSkeleton, PageHeader } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { daysFrom } from './month-days.ts'
import { MonthSwitch } from './month-switch.tsx'
import classes from './schedule-list.module.css'
import { ScheduleTable } from './schedule-table.tsx'
import { useMonth } from './use-month.ts'
import { useCasts, useHolidays, useShifts, useToday } from './use-shifts.ts'

const STRIP = 7

const sides = (cast: AnyRecord) => (cast['stageName'] ?? {}) as { readonly ja?: string; readonly en?: string | null }

const isNamed = (cast: AnyRecord, q: string): boolean => {
  const { ja, en } = sides(cast)
  return [ja, en, cast['nameHiragana']].some((one) => typeof one === 'string' && one.toLowerCase().includes(q.toLowerCase()))
}

const areasOf = (cast: AnyRecord): readonly string[] => (cast['areas'] ?? []) as readonly string[]

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** One row per active cast: the month in figures, the next shift, and the coming week. */
export const Screen = () => {
  const { tenant, canWrite, locale } = useContent()
  const { t } = useLingui()
  const { typeName } = useLabels()
  const describe = useFailureText()
  const go = useGo()
  const today = useToday()
  const address = useMonth()
  const { month, present, search, show } = address
  const [q, area, isNone] = [text(search['q']), text(search['area']), text(search['none']) !== '']
  const week = daysFrom(today, dayAfter(today, STRIP - 1))
  const casts = useCasts()
  const inMonth = useShifts(daysOfMonth(month))
  const inWeek = useShifts({ first: today, last: week.at(-1) ?? today })
  const holidays = new Map([...useHolidays(present), ...useHolidays((week.at(-1) ?? today).slice(0, 7))])
  const all = casts.data?.items ?? []
  const records = casts.data?.included.records ?? {}
  const titleOf = (id: string) => (locale === 'en' ? records[id]?.title.en : null) ?? records[id]?.title.ja ?? id

  const narrow = (changes: Readonly<Record<string, string>>) => {
    const next = { ...search, ...changes }
    void show(month, Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')))
  }
  const clear = () => narrow({ q: '', area: '', none: '' })
  const hasShifts = (id: string) => (inMonth.data ?? []).some((shift) => shift.cast === id)
  const shown = all.filter((cast) => isNamed(cast, q) && (area === '' || areasOf(cast).includes(area)) && !(isNone && hasShifts(cast.id)))
  const areas = [...new Set(all.flatMap(areasOf))].map((value) => ({ value, label: titleOf(value) }))
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
    if (all.length === 0)
      return (
        <EmptyState
          kind="nothing"
          title={t`在籍中のキャストがいません`}
          action={canWrite && <Button onClick={() => void go(pathTo(tenant, 'cast', 'new'))}>{t`キャストを登録`}</Button>}
        >
          {t`キャストを登録すると、ここに出勤スケジュールが並びます。`}
        </EmptyState>
      )
    if (shown.length === 0)
      return (
        <EmptyState
          kind="no-match"
          title={t`条件に合うキャストがいません`}
          action={
            <Button variant="default" onClick={clear}>
              {t({ message: '条件をすべて解除', context: '出勤の一覧' })}
            </Button>
          }
        >
          {t`条件を変えるか、解除してください。`}
        </EmptyState>
      )
    return (
      <ScheduleTable
        casts={shown}
        media={casts.data.included.media}
        month={month}
        isPresent={month === present}
        inMonth={inMonth.data}
        inWeek={inWeek.data}
        week={week}
        holidays={holidays}
      />
    )
  }

  return (
    <div className={classes.root}>
      <PageHeader
        title={typeName}
        count={canWrite ? casts.data && t`${{ casts: shown.length }}名` : t({ message: '閲覧のみ', context: '出勤の一覧' })}
      />
      <div className={classes.line}>
        <MonthSwitch month={month} present={present} onChange={(next) => void show(next)} />
        {all.length > 0 && (
          <div className={classes.filters}>
            <FilterLine q={q} onSearch={(next) => narrow({ q: next })} isNarrowed={q !== '' || area !== '' || isNone} onClear={clear}>
              <FilterChip label={t`対応エリア`} value={area === '' ? null : titleOf(area)} onClear={() => narrow({ area: '' })}>
                {(close) => (
                  <OneChoice
                    label={t`対応エリア`}
                    choices={areas}
                    chosen={area === '' ? null : area}
                    onChange={(next) => {
                      narrow({ area: next })
                      close()
                    }}
                  />
                )}
              </FilterChip>
              <FilterChip label={t`出勤の登録`} value={isNone ? t`未登録のみ` : null} onClear={() => narrow({ none: '' })}>
                {(close) => (
                  <OneChoice
                    label={t`出勤の登録`}
                    choices={[{ value: 'yes', label: `${formatMonth(locale, month)}：${t`未登録のみ`}` }]}
                    chosen={isNone ? 'yes' : null}
                    onChange={() => {
                      narrow({ none: 'yes' })
                      close()
                    }}
                  />
                )}
              </FilterChip>
            </FilterLine>
          </div>
        )}
      </div>
      {body()}
    </div>
  )
}
