import { useContent } from '@captain/content-react'
import { addDays, formatDateWithWeekday } from '@captain/locale'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useRef, type KeyboardEvent } from 'react'
import { weekdayOf } from './month-days.ts'
import { copyOf, type ShiftDraft } from './shift-drafts.ts'
import { SHEET_NOTICE, type MonthSheet } from './use-month-sheet.ts'

/** Returns the day to which a key moves, null if it moves to none; on phones the days are in one column. */
const targetOf = (key: string, date: string, isPhone: boolean): string | null => {
  const step = isPhone ? 1 : 7
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -step,
    ArrowDown: step,
    Home: -weekdayOf(date),
    End: 6 - weekdayOf(date),
  }
  const days = steps[key]
  return days === undefined ? null : addDays(date, days)
}

type DayKeys = { readonly sheet: MonthSheet; readonly isPhone: boolean; readonly onMove: (date: string) => void }

/** Returns the key handler of a day: keys move between days, copy and paste shifts, and clear a day. */
export const useDayKeys = ({ sheet, isPhone, onMove }: DayKeys) => {
  const { locale } = useContent()
  const { t } = useLingui()
  const toasts = useToasts()
  const copied = useRef<readonly ShiftDraft[] | null>(null)

  const undoable = (summary: string, undo: () => void) =>
    toasts.show({ severity: 'success', group: SHEET_NOTICE, summary, action: { label: t`元に戻す`, onClick: undo } })

  /** Whether the key copies or pastes shifts. */
  const copies = (key: string, date: string): boolean => {
    const name = formatDateWithWeekday(locale, date)
    if (key === 'c' && sheet.read(date).length > 0) {
      copied.current = sheet.read(date).map(copyOf)
      // Copying changes nothing, so that the last change can still be undone.
      toasts.show({ severity: 'success', group: 'schedule-copied', summary: t`${{ day: name }}をコピーしました` })
      return true
    }
    if (key !== 'v' || copied.current === null || !sheet.mayEdit(date)) return false
    undoable(t`${{ day: name }}に貼り付けました`, sheet.fill({ [date]: copied.current }))
    return true
  }

  /** Whether the key clears a day. */
  const clears = (key: string, date: string): boolean => {
    if ((key !== 'Delete' && key !== 'Backspace') || !sheet.mayEdit(date)) return false
    sheet.set(date, [])
    return true
  }

  return (event: KeyboardEvent<HTMLButtonElement>, date: string): void => {
    if (event.ctrlKey || event.metaKey) {
      if (copies(event.key, date)) event.preventDefault()
      return
    }
    const next = targetOf(event.key, date, isPhone)
    if (next !== null) onMove(next)
    if (next !== null || clears(event.key, date)) event.preventDefault()
  }
}
