import type { InputProps } from '../input-definition.ts'
import { TypedTextInput } from '../typed-text-input.tsx'
import { MonthPicker } from './month-picker.tsx'
import { readMonth, showMonth } from './month-text.ts'

export const MonthInput = (props: InputProps<'month'>) => {
  const { value, onChange } = props
  return (
    <TypedTextInput
      input={props}
      read={readMonth}
      show={showMonth}
      inputMode="numeric"
      rightSection={<MonthPicker month={typeof value === 'string' ? value : null} onPick={onChange} />}
    />
  )
}
