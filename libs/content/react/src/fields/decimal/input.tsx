import { TextInput } from '@mantine/core'
import { controlProps } from '../control-props.tsx'
import { toHalfWidth } from '../half-width.ts'
import type { InputProps } from '../input-definition.ts'
import { useTypedText } from '../use-typed-text.ts'

/** A typed decimal number, kept as text so that no digit is lost. */
export const readDecimal = (text: string): unknown => {
  const plain = toHalfWidth(text).replaceAll(',', '')
  return plain === '' ? null : plain
}

const show = (value: unknown): string => (typeof value === 'string' ? value : '')

export const DecimalInput = (props: InputProps<'decimal'>) => {
  const typed = useTypedText(props.value, props.onChange, readDecimal, show)
  return (
    <TextInput
      {...controlProps(props)}
      inputMode="decimal"
      autoComplete="off"
      value={typed.text}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onBlur={typed.settle}
    />
  )
}
