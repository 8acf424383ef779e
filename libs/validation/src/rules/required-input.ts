import { rule, type Rule } from '../rule.ts'

/** Present: a number or a string that is not empty; blanks are the matter of `nonBlank`. */
export const requiredInput = <Value = unknown>(): Rule<Value> =>
  rule<Value>('requiredInput', {}, (value) => (typeof value === 'string' && value !== '') || Number.isFinite(value))
