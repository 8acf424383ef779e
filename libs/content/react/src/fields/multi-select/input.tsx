import { Checkbox, MultiSelect } from '@mantine/core'
import { useOptionsAhead } from '@captain/ui'
import { isStringArray } from '@captain/validation'
import { useId, type ReactNode } from 'react'
import { useContent } from '../../content-context.tsx'
import { controlProps } from '../control-props.tsx'
import chipClasses from '../chips.module.css'
import type { InputProps } from '../input-definition.ts'
import classes from './input.module.css'

const CHIPS_UP_TO = 12

type GroupProps = { readonly label: string; readonly children: ReactNode }

/** One group of options with its name. */
const OptionGroup = ({ label, children }: GroupProps) => {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <span className={classes.groupName} id={id}>
        {label}
      </span>
      <div className={classes.grid}>{children}</div>
    </div>
  )
}

/** Shows few options as chips, grouped ones as grids of checkboxes, and many as a search. The values keep the order of the declaration. */
export const MultiSelectInput = (props: InputProps<'multiSelect'>) => {
  const { field, words, value, onChange, id, labelledBy, describedBy } = props
  const { locale } = useContent()
  const ahead = useOptionsAhead()
  const { options, optionGroups } = field.config
  const chosen = isStringArray(value) ? value : []
  const choose = (next: readonly string[]) => onChange(options.filter((option) => next.includes(option)))
  const labelOf = (option: string) => words.options?.[option] ?? option
  if (options.length > CHIPS_UP_TO && optionGroups === null) {
    return (
      <MultiSelect
        {...controlProps(props)}
        {...ahead}
        aria-label={words.label}
        data={options.map((option) => ({ value: option, label: labelOf(option) }))}
        value={[...chosen]}
        onChange={choose}
        searchable
        hidePickedOptions
        lang={locale}
      />
    )
  }
  const chips = (some: readonly string[]) =>
    some.map((option) => (
      <label key={option} className={chipClasses.chip} data-chosen={chosen.includes(option) || undefined}>
        <Checkbox value={option} size="xs" />
        {labelOf(option)}
      </label>
    ))
  return (
    <Checkbox.Group value={[...chosen]} onChange={choose} aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {optionGroups === null ? (
        <div className={chipClasses.chips} id={id}>
          {chips(options)}
        </div>
      ) : (
        <div className={classes.groups} id={id}>
          {Object.entries(optionGroups).map(([name, some]) => (
            <OptionGroup key={name} label={words.optionGroups?.[name] ?? name}>
              {chips(some)}
            </OptionGroup>
          ))}
        </div>
      )}
    </Checkbox.Group>
  )
}
