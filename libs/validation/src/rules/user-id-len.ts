import { rule, type Rule } from '../rule.ts'

/** Requires a length in bytes of a WebAuthn user ID, from `min` to `max` (the specification, §5). */
export const userIdLen = <Value = number>(min = 1, max = 64): Rule<Value> =>
  rule<Value>('userIdLen', { min, max }, (value) => typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max)
