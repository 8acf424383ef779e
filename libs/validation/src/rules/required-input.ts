import { rule, type Rule } from '../rule.ts'

/** Requires a number or a non-empty string; `nonBlank` checks blanks. */
export const requiredInput = <Value = unknown>(): Rule<Value> =>
  rule<Value>('requiredInput', {}, (value) => (typeof value === 'string' && value !== '') || Number.isFinite(value))
