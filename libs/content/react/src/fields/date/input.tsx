import type { InputProps } from '../input-definition.ts'
import { TypedTextInput } from '../typed-text-input.tsx'
import { DayPicker } from './day-picker.tsx'
import { readDay, showDay } from './day-text.ts'

export const DateInput = (props: InputProps<'date'>) => {
  const { value, onChange } = props
  return (
    <TypedTextInput
      input={props}
      read={readDay}
      show={showDay}
      inputMode="numeric"
      rightSection={<DayPicker day={typeof value === 'string' ? value : null} onPick={onChange} />}
    />
  )
}
