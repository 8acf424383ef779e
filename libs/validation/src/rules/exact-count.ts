import { whenArray, type MaybeArray } from '../array-rule.ts'
import { rule, type Rule } from '../rule.ts'

/** Requires exactly `count` items. */
export const exactCount = <Value extends MaybeArray = readonly unknown[]>(count: number): Rule<Value> =>
  rule<Value>(
    'exactCount',
    { count },
    whenArray((items) => items.length === count),
  )
