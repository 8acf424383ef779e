import { Select } from '@mantine/core'
import { useOptionsAhead } from '@captain/ui'
import { controlProps } from '../control-props.tsx'
import type { InputProps } from '../input-definition.ts'

const MANY = 10

export const SelectInput = (props: InputProps<'select'>) => {
  const { field, words, value, onChange } = props
  const { options } = field.config
  const isOptional = field.required === 'optional'
  const ahead = useOptionsAhead()
  return (
    <Select
      {...controlProps(props)}
      {...ahead}
      aria-label={words.label}
      data={options.map((option) => ({ value: option, label: words.options?.[option] ?? option }))}
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
      searchable={options.length > MANY}
      clearable={isOptional}
      allowDeselect={isOptional}
      checkIconPosition="right"
    />
  )
}
