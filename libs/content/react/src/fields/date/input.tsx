import { TextInput } from '@mantine/core'
import { controlProps } from '../control-props.tsx'
import type { InputProps } from '../input-definition.ts'
import { useTypedText } from '../use-typed-text.ts'
import { DayPicker } from './day-picker.tsx'
import { readDay, showDay } from './day-text.ts'

export const DateInput = (props: InputProps<'date'>) => {
  const { value, onChange } = props
  const typed = useTypedText(value, onChange, readDay, showDay)
  return (
    <TextInput
      {...controlProps(props)}
      inputMode="numeric"
      autoComplete="off"
      value={typed.text}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onBlur={typed.settle}
      rightSection={<DayPicker day={typeof value === 'string' ? value : null} onPick={onChange} />}
    />
  )
}
