import { isFilterOff, type NamedFilter } from '@captain/content-core'
import { useContent } from '../../content-context.tsx'
import { FilterChip } from './filter-chip.tsx'
import { FilterControl, FilterValue } from './filter-inputs.tsx'

type NamedFilterControlProps = {
  readonly name: string
  readonly namedFilter: NamedFilter
  /** The value in the URL; '' if missing. */
  readonly value: string
  readonly onChange: (name: string, value: string) => void
}

/** The chip of a named filter; its control depends on the declared input. */
export const NamedFilterControl = ({
  name,
  namedFilter: { input: filterInput, defaultValue = '' },
  value: assigned,
  onChange: say,
}: NamedFilterControlProps) => {
  const { words } = useContent()
  const { label = name, options = {} } = words.namedFilters?.[name] ?? {}
  const answered = assigned === '' ? defaultValue : assigned
  const value = isFilterOff(filterInput, answered) ? '' : answered
  const onChange = (next: string) => say(name, next === defaultValue ? '' : next === '' && defaultValue !== '' ? 'false' : next)
  return (
    <FilterChip
      label={label}
      value={value === '' ? null : <FilterValue input={filterInput} value={value} options={options} />}
      onClear={() => onChange('')}
    >
      {(close) => (
        <FilterControl
          input={filterInput}
          label={label}
          options={options}
          value={value}
          onChange={onChange}
          onAnswer={(next) => {
            onChange(next)
            close()
          }}
        />
      )}
    </FilterChip>
  )
}
