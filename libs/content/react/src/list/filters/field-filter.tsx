import { kindOf, optionsOf } from '@captain/content-core'
import { formatNumber, isNumberText, formatYen } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { showDay } from '../../fields/date/day-text.ts'
import { showMonth } from '../../fields/month/month-text.ts'
import { useLabels } from '../../labels.ts'
import type { Filter } from '../list-filters.ts'
import { ManyChoices, OneChoice } from './choices.tsx'
import { FilterChip } from './filter-chip.tsx'
import { rangeOf } from './filter-value.ts'
import { DAY_PERIODS, daysOf, MONTH_PERIODS, monthsOf, type Period } from './periods.ts'
import { RangeFilter } from './range-filter.tsx'
import { ReferenceFilter, ReferenceLabel } from './reference-filter.tsx'
import { TextFilter } from './text-filter.tsx'
import { usePeriodLabels } from './use-period-labels.ts'

type FieldFilterProps = { readonly filter: Filter; readonly value: string; readonly onChange: (name: string, value: string) => void }

/** The URL may contain any text. */
const numberText = (text: string): string => (isNumberText(text) ? formatNumber(text) : text)

const rangeText = (filter: Filter, value: string): string => {
  const ends = value.split('..').map((end) => {
    if (end === '') return ''
    const of = rangeOf(filter)
    if (of === 'days') return showDay(end)
    if (of === 'months') return showMonth(end)
    return kindOf(filter.field).range === 'yen' ? formatYen(Number(end)) : numberText(end)
  })
  return ends[0] === ends[1] ? (ends[0] ?? '') : ends.join(' – ').trim()
}

/** The name of the period, if it is a usual one. */
const periodOf = (filter: Filter, value: string): Period | null => {
  const of = rangeOf(filter)
  if (of === 'days') return DAY_PERIODS.find((period) => daysOf(period) === value) ?? null
  return of === 'months' ? (MONTH_PERIODS.find((period) => monthsOf(period) === value) ?? null) : null
}

/** The chip of one declared filter; its control depends on the field's kind. */
export const FieldFilter = ({ filter, value, onChange }: FieldFilterProps) => {
  const { t } = useLingui()
  const { fieldLabel, optionLabel } = useLabels()
  const periodWords = usePeriodLabels()
  const { name, field, style } = filter
  const label = name === 'isPublished' ? t`公開` : fieldLabel(name)
  const chosen = value === '' ? [] : value.split(',')
  const set = (next: string) => onChange(name, next)
  const options = optionsOf(field)
  const booleans =
    name === 'isPublished'
      ? [
          { value: 'true', label: t`公開中` },
          { value: 'false', label: t`非公開` },
        ]
      : [
          { value: 'true', label: t`はい` },
          { value: 'false', label: t`いいえ` },
        ]

  const valueText = (): ReactNode => {
    if (value === '') return null
    const [first = '', ...others] = chosen
    const more = others.length
    switch (style) {
      case 'options':
        return chosen.map((option) => optionLabel(name, option)).join('・')
      case 'boolean':
        return booleans.find((one) => one.value === value)?.label ?? value
      case 'reference':
        return (
          <>
            <ReferenceLabel field={field} id={first} />
            {more > 0 && ` ${t`ほか${more}件`}`}
          </>
        )
      case 'range': {
        const period = periodOf(filter, value)
        return period === null ? rangeText(filter, value) : periodWords[period]
      }
      case 'text':
        return value
    }
  }

  const inside = (close: () => void): ReactNode => {
    const setAndClose = (next: string) => {
      set(next)
      close()
    }
    switch (style) {
      case 'options':
        return (
          <ManyChoices
            label={label}
            choices={options.map((option) => ({ value: option, label: optionLabel(name, option) }))}
            chosen={chosen}
            onChange={(next) => set(next.join(','))}
          />
        )
      case 'boolean':
        return <OneChoice label={label} choices={booleans} chosen={value === '' ? null : value} onChange={setAndClose} />
      case 'reference':
        return <ReferenceFilter label={label} field={field} chosen={chosen} onChange={(next) => set(next.join(','))} />
      case 'range':
        return <RangeFilter of={rangeOf(filter)} value={value} onChange={setAndClose} />
      case 'text':
        return <TextFilter label={label} value={value} onChange={setAndClose} />
    }
  }

  return (
    <FilterChip label={label} value={valueText()} onClear={() => set('')}>
      {inside}
    </FilterChip>
  )
}
