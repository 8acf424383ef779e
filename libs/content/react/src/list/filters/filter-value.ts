import { type RangeUnit, kindOf, optionsOf } from '@captain/content-core'
import { parseDay } from '@captain/locale'
import type { Filter } from '../list-filters.ts'

const ID = /^[0-9A-HJKMNP-TV-Z]{26}$/
const INTEGER = /^-?\d{1,15}$/
const DECIMAL = /^-?\d{1,13}(\.\d{1,3})?$/
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
const MAX_CHARACTERS = 200
const MAX_VALUES = 50

/** Type of the range's ends. */
export type RangeOf = 'days' | 'months' | 'numbers'

const RANGES = {
  day: 'days',
  instant: 'days',
  month: 'months',
  whole: 'numbers',
  decimal: 'numbers',
  yen: 'numbers',
} satisfies Readonly<Record<RangeUnit, RangeOf>>

export const rangeOf = ({ field }: Filter): RangeOf => RANGES[kindOf(field).range ?? 'whole']

const isEnd = (filter: Filter, end: string): boolean => {
  const of = rangeOf(filter)
  if (of === 'days') return parseDay(end) === end
  if (of === 'months') return MONTH.test(end)
  return (kindOf(filter.field).range === 'decimal' ? DECIMAL : INTEGER).test(end)
}

const isRange = (filter: Filter, value: string): boolean => {
  const ends = value.split('..')
  return ends.length === 2 && ends.some((end) => end !== '') && ends.every((end) => end === '' || isEnd(filter, end))
}

const isEach = (value: string, test: (one: string) => boolean): boolean => {
  const values = value.split(',')
  return values.length <= MAX_VALUES && values.every(test)
}

/** Whether the URL's value is valid for a filter. */
export const isFilterValue = (filter: Filter, value: string): boolean => {
  const { field, style } = filter
  switch (style) {
    case 'options': {
      const options = optionsOf(field)
      return isEach(value, (one) => options.includes(one))
    }
    case 'boolean':
      return value === 'true' || value === 'false'
    case 'reference':
      return isEach(value, (one) => (kindOf(field).pointsTo === 'account' ? one !== '' : ID.test(one)))
    case 'range':
      return isRange(filter, value)
    case 'text':
      return value.length <= MAX_CHARACTERS
  }
}
