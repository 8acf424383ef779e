import { TextInput } from '@mantine/core'
import { controlProps } from '../control-props.tsx'
import type { InputProps } from '../input-definition.ts'
import { useTypedText } from '../use-typed-text.ts'
import { readClock, showClock } from './clock-text.ts'

/** A time of the business day, which may pass 24:00; therefore text and not the browser's clock. */
export const TimeInput = (props: InputProps<'time'>) => {
  const typed = useTypedText(props.value, props.onChange, readClock, showClock)
  return (
    <TextInput
      {...controlProps(props)}
      inputMode="numeric"
      autoComplete="off"
      value={typed.text}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onBlur={typed.settle}
    />
  )
}
