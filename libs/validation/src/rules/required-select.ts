import { rule, type Rule } from '../rule.ts'

/** Requires a chosen option, which may be 0 or false. The list of options checks whether it is one of them. */
export const requiredSelect = <Value = unknown>(): Rule<Value> =>
  rule<Value>(
    'requiredSelect',
    {},
    (value) => (typeof value === 'string' && value !== '') || typeof value === 'boolean' || Number.isFinite(value),
  )
