import { TextInput } from '@mantine/core'
import { controlProps } from '../control-props.tsx'
import type { InputProps } from '../input-definition.ts'

export const PostalCodeInput = (props: InputProps<'postalCode'>) => (
  <TextInput
    {...controlProps(props)}
    type="text"
    inputMode="numeric"
    autoComplete="off"
    spellCheck={false}
    value={typeof props.value === 'string' ? props.value : ''}
    onChange={(event) => props.onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
  />
)
