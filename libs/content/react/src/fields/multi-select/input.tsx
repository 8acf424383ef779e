import { Checkbox, MultiSelect } from '@mantine/core'
import { isStringArray } from '@captain/validation'
import { useContent } from '../../content-context.tsx'
import { controlProps } from '../control-props.tsx'
import type { InputProps } from '../input-definition.ts'
import classes from './input.module.css'

const CHIPS_UP_TO = 12

/** Shows few options as chips and many as a search. The values keep the order of the declaration. */
export const MultiSelectInput = (props: InputProps<'multiSelect'>) => {
  const { field, words, value, onChange, id, labelledBy, describedBy } = props
  const { locale } = useContent()
  const { options } = field.config
  const chosen = isStringArray(value) ? value : []
  const choose = (next: readonly string[]) => onChange(options.filter((option) => next.includes(option)))
  const labelOf = (option: string) => words.options?.[option] ?? option
  if (options.length > CHIPS_UP_TO) {
    return (
      <MultiSelect
        {...controlProps(props)}
        data={options.map((option) => ({ value: option, label: labelOf(option) }))}
        value={[...chosen]}
        onChange={choose}
        searchable
        hidePickedOptions
        lang={locale}
      />
    )
  }
  return (
    <Checkbox.Group value={[...chosen]} onChange={choose} aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <div className={classes.chips} id={id}>
        {options.map((option) => (
          <label key={option} className={classes.chip} data-chosen={chosen.includes(option) || undefined}>
            <Checkbox value={option} size="xs" />
            {labelOf(option)}
          </label>
        ))}
      </div>
    </Checkbox.Group>
  )
}
