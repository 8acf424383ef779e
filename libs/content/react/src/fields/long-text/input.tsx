import { Textarea } from '@mantine/core'
import { controlProps } from '../control-props.tsx'
import type { InputProps } from '../input-definition.ts'

export const LongTextInput = (props: InputProps<'longText'>) => (
  <Textarea
    {...controlProps(props)}
    autosize
    minRows={3}
    maxRows={20}
    value={typeof props.value === 'string' ? props.value : ''}
    onChange={(event) => props.onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
  />
)
