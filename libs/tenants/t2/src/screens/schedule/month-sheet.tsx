import { pathTo, type RecordAnswer } from '@captain/content-core'
import {
  PathLink,
  recordOptions,
  useContent,
  useFailureText,
  useGo,
  useLabels,
  useScope,
  type SpecialScreenProps,
} from '@captain/content-react'
import { DraftOffers, useLeaveGuard } from '@captain/content-react/form-parts'
import { HttpError } from '@captain/http-core'
import { formatDate, formatMonth, formatNumber } from '@captain/locale'
import { EmptyState, ErrorState, FormSkeleton, PageHeader, useShortcuts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CastPhoto } from './cast-photo.tsx'
import { daysFrom, sheetSpan } from './month-days.ts'
import { MonthGrid } from './month-grid.tsx'
import classes from './month-sheet.module.css'
import { MonthSwitch } from './month-switch.tsx'
import { SheetBar } from './sheet-bar.tsx'
import { SheetTools } from './sheet-tools.tsx'
import { totalOf } from './shift-drafts.ts'
import { usualHours } from './shift-tools.ts'
import { useMonth } from './use-month.ts'
import { useMonthSheet } from './use-month-sheet.ts'
import { useHolidays, useToday } from './use-shifts.ts'

type Month = ReturnType<typeof useMonth>

const nameOf = (cast: RecordAnswer, locale: 'ja' | 'en'): string => {
  const { ja, en } = cast['stageName'] as { readonly ja: string; readonly en: string | null }
  return (locale === 'en' ? en : null) ?? ja
}

const Sheet = ({ cast, address }: { readonly cast: RecordAnswer; readonly address: Month }) => {
  const { tenant, canWrite, locale } = useContent()
  const { t } = useLingui()
  const describe = useFailureText()
  const today = useToday()
  const { month, present } = address
  const sheet = useMonthSheet({ cast, month, today })
  const holidays = useHolidays(month)
  const mayLeave = useLeaveGuard(() => sheet.count > 0)
  useShortcuts([
    {
      keys: 'mod+S',
      inInputs: true,
      act: (event) => {
        event.preventDefault()
        void sheet.save()
      },
    },
  ])
  const showMonth = async (next: string) => {
    if (await mayLeave()) await address.show(next)
  }
  const { retiredOn } = cast
  const name = nameOf(cast, locale)
  const { days, minutes } = totalOf(sheet.days.map(sheet.read))
  const before = daysFrom(sheetSpan(month).first, `${month}-00`).map(sheet.read)
  const served = (cast['areas'] ?? []) as readonly string[]
  const areas = served.map((value) => {
    const title = cast.included.records[value]?.title
    return { value, label: (locale === 'en' ? title?.en : null) ?? title?.ja ?? value }
  })

  const body = () => {
    if (sheet.shifts.data === undefined && sheet.shifts.error !== null) {
      return (
        <ErrorState
          title={t({ message: '出勤スケジュールを読み込めませんでした', context: '出勤表' })}
          onRetry={() => void sheet.shifts.refetch()}
          retrying={sheet.shifts.isFetching}
        >
          {describe(sheet.shifts.error)}
        </ErrorState>
      )
    }
    if (sheet.shifts.data === undefined) return <FormSkeleton />
    return (
      <>
        {sheet.draft !== null && <DraftOffers draft={sheet.draft} isNew={false} onRestore={sheet.restore} />}
        {typeof retiredOn === 'string' && (
          <p className={classes.notice}>{t`${{ day: formatDate(retiredOn) }}で卒業のため、それより後の日は登録できません。`}</p>
        )}
        <div>
          <MonthGrid sheet={sheet} holidays={holidays} areas={areas} usual={before} />
        </div>
        <SheetBar sheet={sheet} />
      </>
    )
  }

  return (
    <div className={classes.root}>
      <PageHeader
        title={
          <span className={classes.title}>
            <CastPhoto photo={cast['photo']} media={cast.included.media} size="head" />
            {t`${name}の出勤スケジュール`}
          </span>
        }
        count={canWrite ? undefined : t({ message: '閲覧のみ', context: '出勤表' })}
        actions={
          <PathLink className={classes.profile} to={pathTo(tenant, 'cast', 'edit', { id: cast.id })}>
            {t`キャスト情報`}
          </PathLink>
        }
      />
      <div className={classes.line}>
        <MonthSwitch month={month} present={present} onChange={(next) => void showMonth(next)} />
        <span className={classes.total} aria-live="polite" aria-label={formatMonth(locale, month)}>
          {t`${days}日・${{ hours: formatNumber(minutes / 60) }}時間`}
        </span>
        {canWrite && sheet.shifts.data !== undefined && (
          <div className={classes.tools}>
            <SheetTools sheet={sheet} areas={areas} usual={usualHours([...before, ...sheet.days.map(sheet.read)])} />
          </div>
        )}
      </div>
      {body()}
    </div>
  )
}

/** The month of one cast, on one page with one save. */
export const Screen = ({ params }: SpecialScreenProps) => {
  const { tenant } = useContent()
  const { typeName } = useLabels()
  const { t } = useLingui()
  const describe = useFailureText()
  const go = useGo()
  const address = useMonth()
  const cast = useQuery(recordOptions(useScope('cast'), params['id'] ?? ''))
  const list = (
    <Button variant="default" onClick={() => void go(pathTo(tenant, 'cast-work-schedule', 'list'))}>
      {t`一覧へ戻る`}
    </Button>
  )
  if (cast.data !== undefined) return <Sheet key={address.month} cast={cast.data} address={address} />
  if (cast.error instanceof HttpError && cast.error.status === 404)
    return (
      <>
        <PageHeader title={typeName} />
        <EmptyState kind="no-match" title={t`キャストが見つかりません`} action={list}>
          {t`削除されたか、URLが間違っています。`}
        </EmptyState>
      </>
    )
  if (cast.error !== null)
    return (
      <>
        <PageHeader title={typeName} />
        <ErrorState
          title={t({ message: '出勤スケジュールを読み込めませんでした', context: '出勤表' })}
          onRetry={() => void cast.refetch()}
          retrying={cast.isFetching}
        >
          {describe(cast.error)}
        </ErrorState>
      </>
    )
  return <FormSkeleton />
}
