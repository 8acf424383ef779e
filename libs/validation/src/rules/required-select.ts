import { rule, type Rule } from '../rule.ts'

/** A chosen option: 0 and false are options too. Whether it is among the offered ones is checked by the list of options. */
export const requiredSelect = <Value = unknown>(): Rule<Value> =>
  rule<Value>(
    'requiredSelect',
    {},
    (value) => (typeof value === 'string' && value !== '') || typeof value === 'boolean' || Number.isFinite(value),
  )
