import { addDays, formatWeekday } from '@captain/locale'
import { useContent } from '@captain/content-react'
import { RestoreFocus } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Chip, Modal } from '@mantine/core'
import { useState } from 'react'
import { WEEKDAYS } from './month-days.ts'
import { BLANK, problemsOf, type ShiftDraft } from './shift-drafts.ts'
import { ShiftFields, type AreaChoice } from './shift-fields.tsx'
import { filledByWeekday, type FrequentHours } from './shift-tools.ts'
import type { MonthSheet } from './use-month-sheet.ts'
import classes from './weekday-dialog.module.css'

const SOME_MONDAY = '2024-01-01'

type WeekdayDialogProps = {
  readonly sheet: MonthSheet
  readonly areas: readonly AreaChoice[]
  readonly frequentHours: readonly FrequentHours[]
  readonly onFilled: (days: number, undo: () => void) => void
  readonly onClose: () => void
}

/** A dialog that adds the same shift on certain weekdays, until the end of the month. */
export const WeekdayDialog = ({ sheet, areas, frequentHours, onFilled, onClose }: WeekdayDialogProps) => {
  const { locale } = useContent()
  const { t } = useLingui()
  const [weekdays, setWeekdays] = useState<readonly number[]>([])
  const [shift, setShift] = useState<ShiftDraft>(() => ({ ...BLANK, ...frequentHours[0] }))
  const [keepsTaken, setKeepsTaken] = useState(true)
  const [isTried, setTried] = useState(false)
  const filled = filledByWeekday(sheet.open, { weekdays, shift, keepsTaken }, sheet.read)
  const count = Object.keys(filled).length
  const [problems = {}] = problemsOf([shift])
  const isWhole = Object.keys(problems).length === 0
  return (
    <Modal opened onClose={onClose} title={t`曜日で一括`} centered withCloseButton={false}>
      <RestoreFocus />
      <form
        className={classes.root}
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!isWhole || count === 0) return
          onFilled(count, sheet.fill(filled))
          onClose()
        }}
      >
        <p className={classes.help}>{t`選んだ曜日の、今日以降の日にまとめて入れます。`}</p>
        <div role="group" aria-label={t({ message: '曜日', context: '出勤表' })} className={classes.weekdays}>
          <Chip.Group multiple value={weekdays.map(String)} onChange={(chosen) => setWeekdays(chosen.map(Number))}>
            {WEEKDAYS.map((place) => (
              <Chip key={place} value={String(place)} size="xs">
                {formatWeekday(locale, addDays(SOME_MONDAY, place))}
              </Chip>
            ))}
          </Chip.Group>
        </div>
        <ShiftFields draft={shift} areas={areas} {...(isTried && { problems })} onChange={setShift} />
        <Checkbox
          label={t`すでに出勤がある日は変えない`}
          checked={keepsTaken}
          onChange={(event) => setKeepsTaken(event.currentTarget.checked)}
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t`キャンセル`}
          </Button>
          <Button type="submit" disabled={count === 0}>
            {t`${{ days: count }}日に入れる`}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
