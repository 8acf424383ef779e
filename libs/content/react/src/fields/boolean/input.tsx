import { Switch } from '@mantine/core'
import type { InputProps } from '../input-definition.ts'

export const BooleanInput = ({ id, value, onChange, labelledBy, describedBy, invalid }: InputProps<'boolean'>) => (
  <Switch
    id={id}
    checked={value === true}
    onChange={(event) => onChange(event.currentTarget.checked)}
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    aria-invalid={invalid || undefined}
  />
)
