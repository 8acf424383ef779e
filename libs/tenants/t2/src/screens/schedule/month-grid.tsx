import { useContent } from '@captain/content-react'
import { formatDateWithWeekday, formatMonth } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { Button, Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { DayCell } from './day-cell.tsx'
import { DayPopover } from './day-popover.tsx'
import classes from './month-grid.module.css'
import { MonthWeekdays } from './month-weekdays.tsx'
import { MonthWeeks } from './month-weeks.tsx'
import { SheetDayEditor, type SheetParts } from './sheet-day-editor.tsx'
import { useDayKeys } from './use-day-keys.ts'
import { useFoldedDays } from './use-folded-days.ts'

const PHONE = '(max-width: 48em)'

/** The days of a month from Monday; each opens its shifts, and arrow keys move between days. */
export const MonthGrid = (props: SheetParts) => {
  const { sheet, holidays } = props
  const { locale } = useContent()
  const { t } = useLingui()
  const isPhone = useMediaQuery(PHONE) ?? false
  const grid = useRef<HTMLDivElement>(null)
  const { month, today, days } = sheet
  const [focused, setFocused] = useState(() => (today.startsWith(month) ? today : `${month}-01`))
  const [opened, setOpened] = useState<string | null>(null)
  const { weeks, isShown, hiddenCount, showPast } = useFoldedDays(sheet, isPhone)
  const close = () => setOpened(null)

  const focusOn = (date: string) => {
    const next = days.find((day) => day === date)
    if (next === undefined) return
    setFocused(next)
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }
  const onKeyDown = useDayKeys({ sheet, isPhone, onMove: focusOn })

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
      <DayPopover label={formatDateWithWeekday(locale, date)} isOpen={date === opened} target={button} onClose={close}>
        <SheetDayEditor {...props} date={date} onClose={close} />
      </DayPopover>
    )
  }

  return (
    <>
      {hiddenCount > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={showPast}>
          {t`過ぎた${{ days: hiddenCount }}日分を表示`}
        </Button>
      )}
      <div
        ref={grid}
        className={classes.grid}
        role="grid"
        aria-label={t`${{ month: formatMonth(locale, month) }}のカレンダー`}
        aria-describedby="month-hint"
      >
        <MonthWeekdays />
        <MonthWeeks weeks={isPhone ? weeks.map((week) => week.filter(isShown)) : weeks} cell={cell} />
      </div>
      <p id="month-hint" className={classes.hint}>
        {t`矢印キーで日を移動、Enterで編集、Deleteで消去、Ctrl+CとCtrl+Vでコピーできます。`}
      </p>
      {isPhone && (
        <Drawer opened={opened !== null} onClose={close} position="bottom" size="auto" withCloseButton={false} returnFocus>
          {opened !== null && <SheetDayEditor {...props} date={opened} onClose={close} />}
        </Drawer>
      )}
    </>
  )
}
