import { rule, type Rule } from '../rule.ts'

/** Requires the boolean true. */
export const onlyTrue = <Value = boolean>(): Rule<Value> => rule<Value>('onlyTrue', {}, (value) => value === true)
