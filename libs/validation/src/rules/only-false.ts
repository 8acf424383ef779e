import { rule, type Rule } from '../rule.ts'

/** Exactly the boolean false. */
export const onlyFalse = <Value = boolean>(): Rule<Value> => rule<Value>('onlyFalse', {}, (value) => value === false)
