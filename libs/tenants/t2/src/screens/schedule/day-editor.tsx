import { useContent } from '@captain/content-react'
import { formatDateWithWeekday } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { MAX_SHIFTS_A_DAY } from '../../shift-rules.ts'
import { DayEditorFoot } from './day-editor-foot.tsx'
import { DayFacts } from './day-facts.tsx'
import classes from './day-editor.module.css'
import { DayShifts } from './day-shifts.tsx'
import { BLANK, isBlank, type ShiftDraft } from './shift-drafts.ts'
import type { AreaChoice } from './shift-fields.tsx'
import type { FrequentHours } from './shift-tools.ts'
import { FrequentHoursChoice } from './frequent-hours-choice.tsx'

type DayEditorProps = {
  readonly date: string
  readonly holiday: string | undefined
  readonly day: readonly ShiftDraft[]
  readonly mayEdit: boolean
  readonly areas: readonly AreaChoice[]
  readonly frequentHours: readonly FrequentHours[]
  /** The server's errors of the day. */
  readonly messages: readonly string[]
  readonly onChange: (day: readonly ShiftDraft[]) => void
  readonly onClose: () => void
}

/** The shifts of a day; input appears in the month at once. */
export const DayEditor = ({ date, holiday, day, mayEdit, areas, frequentHours, messages, onChange, onClose }: DayEditorProps) => {
  const { locale } = useContent()
  const { t } = useLingui()
  const [isAdding, setAdding] = useState(day.length === 0)
  const hasBlank = isAdding && day.length < MAX_SHIFTS_A_DAY
  const shown = hasBlank ? [...day, BLANK] : day

  const put = (place: number, draft: ShiftDraft) => {
    if (place === day.length) setAdding(isBlank(draft))
    onChange(place === day.length ? [...day, draft] : day.map((one, at) => (at === place ? draft : one)))
  }
  const remove = (place: number) => {
    if (place === day.length) setAdding(false)
    else onChange(day.filter((_one, at) => at !== place))
  }

  return (
    <form
      className={classes.root}
      onSubmit={(event) => {
        event.preventDefault()
        // A time is parsed when its field loses the focus.
        event.currentTarget.querySelector<HTMLElement>(':focus')?.blur()
        onClose()
      }}
    >
      <div className={classes.head}>
        <h3 className={classes.title}>
          {formatDateWithWeekday(locale, date)}
          {holiday !== undefined && <span className={classes.holiday}>{holiday}</span>}
        </h3>
        <ActionIcon variant="subtle" color="gray" size={30} aria-label={t`閉じる`} onClick={onClose}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </div>
      {!mayEdit && <DayFacts day={day} areas={areas} />}
      {mayEdit && (
        <>
          {messages.length > 0 && (
            <ul className={classes.said} role="alert">
              {messages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          )}
          {hasBlank && frequentHours.length > 0 && (
            <FrequentHoursChoice frequentHours={frequentHours} onPick={(hours) => put(day.length, { ...BLANK, ...hours })} />
          )}
          <DayShifts shifts={shown} areas={areas} onPut={put} onRemove={remove} />
          <p className={classes.quiet}>{t`例：20:00。24:00を過ぎる時刻は、25:00のように続けて入力します。`}</p>
          <DayEditorFoot
            onAdd={day.length > 0 && day.length < MAX_SHIFTS_A_DAY && !hasBlank ? () => setAdding(true) : undefined}
            onClear={
              day.length > 0
                ? () => {
                    onChange([])
                    onClose()
                  }
                : undefined
            }
          />
        </>
      )}
    </form>
  )
}
