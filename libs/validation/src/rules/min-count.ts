import { whenArray, type MaybeArray } from '../array-rule.ts'
import { rule, type Rule } from '../rule.ts'

/** Requires at least `count` items. */
export const minCount = <Value extends MaybeArray = readonly unknown[]>(count: number): Rule<Value> =>
  rule<Value>(
    'minCount',
    { count },
    whenArray((items) => items.length >= count),
  )
