import { TextInput } from '@mantine/core'
import { controlProps } from '../control-props.tsx'
import type { InputProps } from '../input-definition.ts'

export const PhoneInput = (props: InputProps<'phone'>) => (
  <TextInput
    {...controlProps(props)}
    type="tel"
    inputMode="tel"
    autoComplete="off"
    spellCheck={false}
    value={typeof props.value === 'string' ? props.value : ''}
    onChange={(event) => props.onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
  />
)
