import { Select } from '@mantine/core'
import { controlProps } from '../control-props.tsx'
import type { InputProps } from '../input-definition.ts'

const MANY = 10

export const SelectInput = (props: InputProps<'select'>) => {
  const { field, words, value, onChange } = props
  const { options } = field.config
  const isOptional = field.required === 'optional'
  return (
    <Select
      {...controlProps(props)}
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
