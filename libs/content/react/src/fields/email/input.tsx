import { TextInput } from '@mantine/core'
import { controlProps } from '../control-props.tsx'
import type { InputProps } from '../input-definition.ts'

export const EmailInput = (props: InputProps<'email'>) => (
  <TextInput
    {...controlProps(props)}
    type="email"
    inputMode="email"
    autoComplete="off"
    spellCheck={false}
    value={typeof props.value === 'string' ? props.value : ''}
    onChange={(event) => props.onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
  />
)
