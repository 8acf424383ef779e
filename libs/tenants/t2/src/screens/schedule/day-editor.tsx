import { useContent } from '@captain/content-react'
import { formatDateWithWeekday, formatMinutes } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { MOST_A_DAY } from '../../shift-rules.ts'
import { DayFacts } from './day-facts.tsx'
import classes from './day-editor.module.css'
import { BLANK, isBlank, problemsOf, type ShiftDraft } from './shift-drafts.ts'
import { ShiftFields, type AreaChoice } from './shift-fields.tsx'
import type { UsualHours } from './shift-tools.ts'

type DayEditorProps = {
  readonly date: string
  readonly holiday: string | undefined
  readonly day: readonly ShiftDraft[]
  readonly mayEdit: boolean
  readonly areas: readonly AreaChoice[]
  readonly usual: readonly UsualHours[]
  /** The server's errors of the day. */
  readonly said: readonly string[]
  readonly onChange: (day: readonly ShiftDraft[]) => void
  readonly onClose: () => void
}

/** The shifts of a day; input appears in the month at once. */
export const DayEditor = ({ date, holiday, day, mayEdit, areas, usual, said, onChange, onClose }: DayEditorProps) => {
  const { locale } = useContent()
  const { t } = useLingui()
  const [isAdding, setAdding] = useState(day.length === 0)
  const hasBlank = isAdding && day.length < MOST_A_DAY
  const shown = hasBlank ? [...day, BLANK] : day
  const problems = problemsOf(shown)

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
          {said.length > 0 && (
            <ul className={classes.said} role="alert">
              {said.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          )}
          {hasBlank && usual.length > 0 && (
            <div className={classes.usual} role="group" aria-label={t`よく使う時間`}>
              <span className={classes.label}>{t`よく使う時間`}</span>
              {usual.map((hours) => (
                <button
                  key={`${hours.startTime}-${hours.endTime}`}
                  type="button"
                  className={classes.chip}
                  onClick={() => put(day.length, { ...BLANK, ...hours })}
                >
                  {formatMinutes(hours.startTime)}–{formatMinutes(hours.endTime)}
                </button>
              ))}
            </div>
          )}
          {shown.map((draft, place) => (
            <ShiftFields
              // oxlint-disable-next-line react/no-array-index-key -- a shift that is being entered is nothing but its place
              key={place}
              draft={draft}
              areas={areas}
              {...(isBlank(draft) ? {} : { problems: problems[place] ?? {} })}
              {...(shown.length > 1 && { name: t`出勤${{ place: place + 1 }}`, removeLabel: t`出勤${{ place: place + 1 }}を消す` })}
              isFirst={place === 0}
              onChange={(next) => put(place, next)}
              onRemove={shown.length > 1 ? () => remove(place) : undefined}
            />
          ))}
          <p className={classes.quiet}>{t`24:00を過ぎる時刻は、25:00のように続けて入力します。`}</p>
          <div className={classes.foot}>
            {day.length > 0 && day.length < MOST_A_DAY && !hasBlank && (
              <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => setAdding(true)}>
                {t`もう1つ追加`}
              </Button>
            )}
            {day.length > 0 && (
              <Button
                variant="subtle"
                color="red"
                size="compact-sm"
                onClick={() => {
                  onChange([])
                  onClose()
                }}
              >
                {t`この日を消す`}
              </Button>
            )}
            {/* The field keeps the focus; otherwise its error would move the button away from the pointer. */}
            <Button type="submit" size="compact-sm" className={classes.done} onMouseDown={(event) => event.preventDefault()}>
              {t`完了`}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
