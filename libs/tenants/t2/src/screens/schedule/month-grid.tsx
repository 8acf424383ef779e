import { useContent } from '@captain/content-react'
import { dayAfter, formatDateWithWeekday, formatMonth, formatWeekday } from '@captain/locale'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Button, Drawer, Popover, type PopoverProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useRef, useState, type KeyboardEvent } from 'react'
import { DayCell } from './day-cell.tsx'
import { DayEditor } from './day-editor.tsx'
import { mondayOf, weekdayOf, WEEKDAYS, weeksOf } from './month-days.ts'
import classes from './month-grid.module.css'
import { copyOf, type ShiftDraft } from './shift-drafts.ts'
import type { AreaChoice } from './shift-fields.tsx'
import { usualHours } from './shift-tools.ts'
import type { MonthSheet } from './use-month-sheet.ts'

const PHONE = '(max-width: 48em)'

/** Below or above a day; next to it on a low window where neither side has enough room. */
const WHERE_THERE_IS_ROOM: PopoverProps['middlewares'] = {
  flip: { crossAxis: false, fallbackPlacements: ['top', 'right', 'left'] },
}

/** A Monday: the first day of a week for the names of the weekdays. */
const SOME_MONDAY = '2024-01-01'

type MonthGridProps = {
  readonly sheet: MonthSheet
  readonly holidays: ReadonlyMap<string, string>
  readonly areas: readonly AreaChoice[]
  readonly usual: readonly (readonly ShiftDraft[])[]
}

/** Number of days by which each key moves; on phones the days are in one column. */
const stepOf = (key: string, date: string, isPhone: boolean): string | null => {
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
  return days === undefined ? null : dayAfter(date, days)
}

/** The days of a month from Monday; each opens its shifts, and arrow keys move between days. */
export const MonthGrid = ({ sheet, holidays, areas, usual }: MonthGridProps) => {
  const { locale } = useContent()
  const { t } = useLingui()
  const toasts = useToasts()
  const isPhone = useMediaQuery(PHONE) ?? false
  const grid = useRef<HTMLDivElement>(null)
  const copied = useRef<readonly ShiftDraft[] | null>(null)
  const { month, today, days } = sheet
  const [focused, setFocused] = useState(() => (today.startsWith(month) ? today : `${month}-01`))
  const [opened, setOpened] = useState<string | null>(null)
  const [showsPast, setShowsPast] = useState(false)
  const past = days.filter((date) => date < today)
  const isFolded = isPhone && !showsPast && past.length > 0 && past.length < days.length
  const isShown = (date: string | null) => date !== null && !(isFolded && date < today)
  const weeks = weeksOf(month).filter((week) => week.some(isShown))

  const focusOn = (date: string) => {
    const next = days.find((day) => day === date)
    if (next === undefined) return
    setFocused(next)
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }

  const tell = (summary: string, undo?: () => void) =>
    toasts.show({
      severity: 'success',
      group: 'day',
      summary,
      ...(undo !== undefined && { action: { label: t`元に戻す`, act: undo } }),
    })

  /** Whether the key clears a day. */
  const clears = (key: string, date: string): boolean => {
    if ((key !== 'Delete' && key !== 'Backspace') || !sheet.mayEdit(date)) return false
    sheet.set(date, [])
    return true
  }

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, date: string) => {
    const name = formatDateWithWeekday(locale, date)
    if (event.ctrlKey || event.metaKey) {
      if (event.key === 'c' && sheet.read(date).length > 0) {
        copied.current = sheet.read(date).map(copyOf)
        tell(t`${{ day: name }}をコピーしました`)
      } else if (event.key === 'v' && copied.current !== null && sheet.mayEdit(date))
        tell(t`${{ day: name }}に貼り付けました`, sheet.fill({ [date]: copied.current }))
      else return
      event.preventDefault()
      return
    }
    const next = stepOf(event.key, date, isPhone)
    if (next !== null) focusOn(next)
    if (next !== null || clears(event.key, date)) event.preventDefault()
  }

  const close = () => setOpened(null)

  const editor = (date: string) => (
    <DayEditor
      date={date}
      holiday={holidays.get(date)}
      day={sheet.read(date)}
      mayEdit={sheet.mayEdit(date)}
      areas={areas}
      usual={usualHours([...usual, ...days.map(sheet.read)])}
      said={sheet.saidOn(date)}
      onChange={(day) => sheet.set(date, day)}
      onClose={close}
    />
  )

  const cell = (date: string) => {
    const button = (
      <DayCell
        sheet={sheet}
        date={date}
        holiday={holidays.get(date)}
        isFocusable={date === focused}
        isOpen={date === opened}
        onOpen={() => {
          setFocused(date)
          setOpened(opened === date ? null : date)
        }}
        onKeyDown={(event) => onKeyDown(event, date)}
      />
    )
    if (isPhone) return button
    return (
      <Popover
        opened={date === opened}
        onChange={close}
        width={340}
        position="bottom"
        middlewares={WHERE_THERE_IS_ROOM}
        shadow="md"
        trapFocus
        returnFocus
        withArrow
        closeOnClickOutside
      >
        <Popover.Target>{button}</Popover.Target>
        <Popover.Dropdown className={classes.popover} aria-label={formatDateWithWeekday(locale, date)}>
          {editor(date)}
        </Popover.Dropdown>
      </Popover>
    )
  }

  return (
    <>
      {isFolded && (
        <Button variant="subtle" size="compact-sm" onClick={() => setShowsPast(true)}>
          {t`過ぎた${{ days: past.length }}日分を表示`}
        </Button>
      )}
      <div
        ref={grid}
        className={classes.grid}
        role="grid"
        aria-label={t`${{ month: formatMonth(locale, month) }}のカレンダー`}
        aria-describedby="month-hint"
      >
        <div className={classes.weekdays} role="row">
          {WEEKDAYS.map((place) => (
            <span key={place} role="columnheader" data-rest={place > 4 ? (place === 6 ? 'sunday' : 'saturday') : undefined}>
              {formatWeekday(locale, dayAfter(SOME_MONDAY, place))}
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={mondayOf(week.find((date) => date !== null) ?? month)} className={classes.week} role="row">
            {week.map((date, place) =>
              isPhone && !isShown(date) ? null : (
                <div key={date ?? place} role="gridcell" className={classes.cell} data-blank={date === null || undefined}>
                  {date !== null && cell(date)}
                </div>
              ),
            )}
          </div>
        ))}
      </div>
      <p id="month-hint" className={classes.hint}>
        {t`矢印キーで日を移動、Enterで編集、Deleteで消去、Ctrl+CとCtrl+Vでコピーできます。`}
      </p>
      {isPhone && (
        <Drawer opened={opened !== null} onClose={close} position="bottom" size="auto" withCloseButton={false} returnFocus>
          {opened !== null && editor(opened)}
        </Drawer>
      )}
    </>
  )
}
