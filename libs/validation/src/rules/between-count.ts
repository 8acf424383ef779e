import { whenArray, type MaybeArray } from '../array-rule.ts'
import { rule, type Rule } from '../rule.ts'

/** Requires from `min` to `max` items, both included. */
export const betweenCount = <Value extends MaybeArray = readonly unknown[]>(min: number, max: number): Rule<Value> =>
  rule<Value>(
    'betweenCount',
    { min, max },
    whenArray((items) => items.length >= min && items.length <= max),
  )
