import { useContent, useTenant } from '@captain/content-react'
import { formatDateWithWeekday, formatMinutes, formatWeekday } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@mantine/core'
import { IconNote } from '@tabler/icons-react'
import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { weekdayOf } from './month-days.ts'
import { tenant } from '../../tenant.ts'
import classes from './month-grid.module.css'
import type { ShiftDraft, TypedTime } from './shift-drafts.ts'
import type { MonthSheet } from './use-month-sheet.ts'

type DayCellProps = Omit<ComponentPropsWithRef<'button'>, 'onKeyDown'> & {
  readonly sheet: MonthSheet
  readonly date: string
  readonly holiday: string | undefined
  readonly isFocusable: boolean
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

const shown = (time: TypedTime): string => (typeof time === 'number' ? formatMinutes(time) : (time ?? '--:--'))

const restOf = (date: string, holiday: string | undefined): 'sunday' | 'saturday' | undefined => {
  const place = weekdayOf(date)
  if (holiday !== undefined || place === 6) return 'sunday'
  return place === 5 ? 'saturday' : undefined
}

const ShiftChip = ({ draft }: { readonly draft: ShiftDraft }) => {
  const { optionLabel } = useTenant(tenant).labels['cast-work-schedule']
  return (
    <span className={classes.shift} data-state={draft.shiftState}>
      <span className={classes.hours}>
        <span>{shown(draft.startTime)}</span>
        <span>–{shown(draft.endTime)}</span>
      </span>
      {draft.shiftState !== 'scheduled' && <span className={classes.state}>{optionLabel('shiftState', draft.shiftState)}</span>}
      {draft.note !== null && <IconNote size={12} className={classes.note} aria-hidden />}
    </span>
  )
}

/** A day of the month with its shifts and their errors. */
export const DayCell = ({ sheet, date, holiday, isFocusable, isOpen, onOpen, onKeyDown, ...target }: DayCellProps) => {
  const { locale } = useContent()
  const { t } = useLingui()
  const { optionLabel } = useTenant(tenant).labels['cast-work-schedule']
  const day = sheet.read(date)
  const wrong = sheet.wrongOn(date)
  const isChanged = sheet.isChanged(date)
  const spoken = [
    formatDateWithWeekday(locale, date),
    ...(date === sheet.today ? [t`今日`] : []),
    ...(holiday === undefined ? [] : [t`祝日：${{ name: holiday }}`]),
    ...(day.length === 0
      ? [t`出勤なし`]
      : day.map((draft) => `${shown(draft.startTime)}–${shown(draft.endTime)} ${optionLabel('shiftState', draft.shiftState)}`)),
    ...(isChanged ? [t`未保存`] : []),
    ...wrong,
  ]
  return (
    <button
      {...target}
      type="button"
      className={classes.day}
      data-day={date}
      data-today={date === sheet.today || undefined}
      data-closed={!sheet.mayEdit(date) || undefined}
      data-changed={isChanged || undefined}
      data-wrong={wrong.length > 0 || undefined}
      data-rest={restOf(date, holiday)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      tabIndex={isFocusable ? 0 : -1}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <VisuallyHidden>{spoken.join(locale === 'ja' ? '、' : ', ')}</VisuallyHidden>
      {/* The text above contains all of this. */}
      <span className={classes.date} aria-hidden>
        <span className={classes.number}>{Number(date.slice(8))}</span>
        <span className={classes.weekday}>{formatWeekday(locale, date)}</span>
        {holiday !== undefined && <span className={classes.holiday}>{holiday}</span>}
      </span>
      <span className={classes.shifts} aria-hidden>
        {day.map((draft, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a shift that is being entered is nothing but its place
          <ShiftChip key={place} draft={draft} />
        ))}
      </span>
      {wrong.length > 0 && (
        <span className={classes.wrong} aria-hidden>
          {wrong[0]}
        </span>
      )}
    </button>
  )
}
