import type { RecordResponse, RecordOf } from '@captain/content-core'
import { PathLink, useContent, useFailureText, useNavigateTo, useOfferVerbs, useTenant, type ScreenProps } from '@captain/content-react'
import { useLeaveGuard } from '@captain/content-react/form-parts'
import { HttpError } from '@captain/http-core'
import { formatMonth, formatNumber, localizedText } from '@captain/locale'
import { EmptyState, ErrorState, FormSkeleton, PageHeader, useShortcuts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { cast as castType } from '../../content-types/cast.ts'
import { tenant } from '../../tenant.ts'
import { CastPhoto } from './cast-photo.tsx'
import { MonthBody } from './month-body.tsx'
import { daysFrom, sheetSpan } from './month-days.ts'
import classes from './month-sheet.module.css'
import { MonthSwitch } from './month-switch.tsx'
import { SheetTools } from './sheet-tools.tsx'
import { totalOf } from './shift-drafts.ts'
import { frequentHours } from './shift-tools.ts'
import { useMonth } from './use-month.ts'
import { useMonthSheet } from './use-month-sheet.ts'
import { useHolidays, useToday } from './use-shifts.ts'

type Month = ReturnType<typeof useMonth>

type Cast = RecordResponse<RecordOf<typeof castType>>

const Sheet = ({ cast, address }: { readonly cast: Cast; readonly address: Month }) => {
  const { canWrite, locale } = useContent()
  const { links } = useTenant(tenant)
  const { t } = useLingui()
  const today = useToday()
  const { month, present } = address
  const sheet = useMonthSheet({ cast, month, today })
  const holidays = useHolidays(month)
  const mayLeave = useLeaveGuard(() => sheet.count > 0)
  useShortcuts([
    {
      keys: 'mod+S',
      inInputs: true,
      run: (event) => {
        event.preventDefault()
        void sheet.save()
      },
    },
  ])
  useOfferVerbs(canWrite ? [{ verb: 'save', label: t`保存`, keys: ['mod+S'], run: () => void sheet.save() }] : [])
  const showMonth = async (next: string) => {
    if (await mayLeave()) await address.show(next)
  }
  const name = localizedText(cast.stageName, locale)
  const { days, minutes } = totalOf(sheet.days.map(sheet.read))
  const before = daysFrom(sheetSpan(month).first, `${month}-00`).map(sheet.read)
  const areas = cast.areas.map((value) => {
    const title = cast.included.records[value]?.title
    return { value, label: title?.[locale] ?? title?.ja ?? value }
  })

  return (
    <div className={classes.root}>
      <PageHeader
        title={
          <span className={classes.title}>
            <CastPhoto photo={cast.photo} media={cast.included.media} size="head" />
            {t`${name}の出勤スケジュール`}
          </span>
        }
        count={canWrite ? undefined : t({ message: '閲覧のみ', context: '出勤表' })}
        actions={
          <PathLink className={classes.profile} to={links.cast.edit(cast.id)}>
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
            <SheetTools sheet={sheet} areas={areas} frequentHours={frequentHours([...before, ...sheet.days.map(sheet.read)])} />
          </div>
        )}
      </div>
      <MonthBody sheet={sheet} retiredOn={cast.retiredOn} holidays={holidays} areas={areas} daysBefore={before} />
    </div>
  )
}

/** The month of one cast, on one page with one save. */
export const Screen = ({ params }: ScreenProps<typeof tenant, 'cast-work-schedule', 'edit'>) => {
  const { links, labels, queries } = useTenant(tenant)
  const { typeName } = labels['cast-work-schedule']
  const { t } = useLingui()
  const describe = useFailureText()
  const go = useNavigateTo()
  const address = useMonth()
  const cast = useQuery(queries.cast.record(params.id))
  const list = (
    <Button variant="default" onClick={() => void go(links['cast-work-schedule'].list())}>
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
