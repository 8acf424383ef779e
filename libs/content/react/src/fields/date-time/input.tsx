import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { controlProps } from '../control-props.tsx'
import { DayPicker } from '../date/day-picker.tsx'
import { readDay, showDay } from '../date/day-text.ts'
import type { InputProps } from '../input-definition.ts'
import { settledClock, toInstant, toWallTime, type WallTime } from './tokyo-time.ts'
import classes from './input.module.css'

/** Input of an instant as a date and a time in Asia/Tokyo. */
export const DateTimeInput = (props: InputProps<'dateTime'>) => {
  const { t } = useLingui()
  const { value, onChange, id, labelledBy } = props
  const [typed, setTyped] = useState(() => toWallTime(value))
  const shown = Object.is(toInstant(typed), value ?? null) ? typed : toWallTime(value)
  const type = (next: WallTime) => {
    setTyped(next)
    onChange(toInstant(next))
  }
  const dayId = `${id}-day`
  const clockId = `${id}-clock`
  const day = readDay(shown.day)
  return (
    <div className={classes.pair} id={id}>
      <TextInput
        {...controlProps({ ...props, id: dayId, labelledBy: `${labelledBy} ${dayId}` })}
        aria-label={t`日付`}
        inputMode="numeric"
        autoComplete="off"
        className={classes.day}
        value={shown.day}
        onChange={(event) => type({ ...shown, day: event.currentTarget.value })}
        onBlur={() => setTyped({ day: showDay(readDay(shown.day)), clock: shown.clock })}
        rightSection={
          <DayPicker
            day={typeof day === 'string' ? day : null}
            onPick={(picked) =>
              type({ day: showDay(picked), clock: picked === null ? '' : settledClock({ day: picked, clock: shown.clock }) })
            }
          />
        }
      />
      <TextInput
        {...controlProps({ ...props, id: clockId, labelledBy: `${labelledBy} ${clockId}` })}
        aria-label={t`時刻`}
        inputMode="numeric"
        autoComplete="off"
        className={classes.clock}
        value={shown.clock}
        onChange={(event) => type({ ...shown, clock: event.currentTarget.value })}
        onBlur={() => setTyped({ day: shown.day, clock: settledClock(shown) })}
      />
    </div>
  )
}
