import { rule, type Rule } from '../rule.ts'

/** Requires the boolean false. */
export const onlyFalse = <Value = boolean>(): Rule<Value> => rule<Value>('onlyFalse', {}, (value) => value === false)
