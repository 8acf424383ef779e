import { useContent } from '@captain/content-react'
import { formatMonth } from '@captain/locale'
import { useDialogs, useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconCalendarRepeat, IconEraser } from '@tabler/icons-react'
import { useState } from 'react'
import type { AreaChoice } from './shift-fields.tsx'
import classes from './sheet-tools.module.css'
import type { FrequentHours } from './shift-tools.ts'
import { SHEET_NOTICE, type MonthSheet } from './use-month-sheet.ts'
import { WeekMenu } from './week-menu.tsx'
import { WeekdayDialog } from './weekday-dialog.tsx'

type SheetToolsProps = {
  readonly sheet: MonthSheet
  readonly areas: readonly AreaChoice[]
  readonly frequentHours: readonly FrequentHours[]
}

/** Tools that fill or clear many days at once; each action can be undone until the next edit. */
export const SheetTools = ({ sheet, areas, frequentHours }: SheetToolsProps) => {
  const { locale } = useContent()
  const { t } = useLingui()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const [isFilling, setFilling] = useState(false)
  const month = formatMonth(locale, sheet.month)
  const taken = sheet.open.filter((date) => sheet.read(date).length > 0)

  const notify = (summary: string, undo: () => void) =>
    toasts.show({ severity: 'success', group: SHEET_NOTICE, summary, action: { label: t`元に戻す`, onClick: undo } })

  const clear = async () => {
    const count = taken.flatMap(sheet.read).length
    const isSure = await dialogs.reset({
      title: t`月のクリア`,
      body: t`${month}の今日以降の出勤（${count}件）を、すべて消します。保存するまで、公開サイトには反映されません。`,
      confirmLabel: t`クリア`,
      cancelLabel: t`キャンセル`,
    })
    if (isSure)
      notify(t`${month}の出勤を消しました。保存すると反映されます。`, sheet.fill(Object.fromEntries(taken.map((date) => [date, []]))))
  }

  return (
    <div className={classes.root}>
      <WeekMenu sheet={sheet} onFilled={(days, undo) => notify(t`${days}日分をコピーしました`, undo)} />
      <Button
        variant="default"
        leftSection={<IconCalendarRepeat size={16} aria-hidden />}
        disabled={sheet.open.length === 0}
        onClick={() => setFilling(true)}
      >
        {t`曜日で一括`}
      </Button>
      <Button
        variant="default"
        leftSection={<IconEraser size={16} aria-hidden />}
        disabled={taken.length === 0}
        onClick={() => void clear()}
      >
        {t`月をクリア`}
      </Button>
      {isFilling && (
        <WeekdayDialog
          sheet={sheet}
          areas={areas}
          frequentHours={frequentHours}
          onFilled={(days, undo) => notify(t`${days}日に出勤を入れました`, undo)}
          onClose={() => setFilling(false)}
        />
      )}
    </div>
  )
}
