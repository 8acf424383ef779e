import { whenArray, type MaybeArray } from '../array-rule.ts'
import { rule, type Rule } from '../rule.ts'

/** Requires at most `count` items. */
export const maxCount = <Value extends MaybeArray = readonly unknown[]>(count: number): Rule<Value> =>
  rule<Value>(
    'maxCount',
    { count },
    whenArray((items) => items.length <= count),
  )
