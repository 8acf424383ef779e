import { TextInput } from '@mantine/core'
import { controlProps } from '../control-props.tsx'
import { toHalfWidth } from '../half-width.ts'
import type { InputProps } from '../input-definition.ts'
import { useTypedText } from '../use-typed-text.ts'

/** A typed whole number, commas and full width allowed; what is no number stays as text, which the rules then refuse. */
export const readInteger = (text: string): unknown => {
  const plain = toHalfWidth(text).replaceAll(',', '')
  if (plain === '') return null
  return /^-?\d{1,15}$/.test(plain) ? Number(plain) : text
}

export const showInteger = (value: unknown): string => (typeof value === 'number' || typeof value === 'string' ? String(value) : '')

export const IntInput = (props: InputProps<'int'>) => {
  const typed = useTypedText(props.value, props.onChange, readInteger, showInteger)
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
