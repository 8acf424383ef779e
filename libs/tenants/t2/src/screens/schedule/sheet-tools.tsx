import { useContent } from '@captain/content-react'
import { formatMonth } from '@captain/locale'
import { useDialogs, useToasts } from '@captain/ui'
import { Button } from '@mantine/core'
import { IconCalendarRepeat, IconEraser } from '@tabler/icons-react'
import { useState } from 'react'
import { useWords } from '../use-words.ts'
import type { AreaChoice } from './shift-fields.tsx'
import classes from './sheet-tools.module.css'
import type { UsualHours } from './shift-tools.ts'
import type { MonthSheet } from './use-month-sheet.ts'
import { WeekMenu } from './week-menu.tsx'
import { WeekdayDialog } from './weekday-dialog.tsx'

type SheetToolsProps = { readonly sheet: MonthSheet; readonly areas: readonly AreaChoice[]; readonly usual: readonly UsualHours[] }

/** What fills or empties many days at once; each act can be taken back until something else is entered. */
export const SheetTools = ({ sheet, areas, usual }: SheetToolsProps) => {
  const { locale } = useContent()
  const { sheet: words } = useWords()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const [isFilling, setFilling] = useState(false)
  const month = formatMonth(locale, sheet.month)
  const taken = sheet.open.filter((date) => sheet.read(date).length > 0)

  const tell = (summary: string, undo: () => void) =>
    toasts.show({ severity: 'success', group: 'schedule-tool', summary, action: { label: words.undo, act: undo } })

  const clear = async () => {
    const count = taken.flatMap(sheet.read).length
    const isSure = await dialogs.reset({
      title: words.clearTitle,
      body: words.clearBody(month, count),
      confirmLabel: words.clearConfirm,
      cancelLabel: words.cancel,
    })
    if (isSure) tell(words.cleared(month), sheet.fill(Object.fromEntries(taken.map((date) => [date, []]))))
  }

  return (
    <div className={classes.root}>
      <WeekMenu sheet={sheet} onFilled={(days, undo) => tell(words.copied(days), undo)} />
      <Button
        variant="default"
        leftSection={<IconCalendarRepeat size={16} aria-hidden />}
        disabled={sheet.open.length === 0}
        onClick={() => setFilling(true)}
      >
        {words.byWeekday}
      </Button>
      <Button
        variant="default"
        leftSection={<IconEraser size={16} aria-hidden />}
        disabled={taken.length === 0}
        onClick={() => void clear()}
      >
        {words.clear}
      </Button>
      {isFilling && (
        <WeekdayDialog
          sheet={sheet}
          areas={areas}
          usual={usual}
          onFilled={(days, undo) => tell(words.filled(days), undo)}
          onClose={() => setFilling(false)}
        />
      )}
    </div>
  )
}
