import { whenArray, type MaybeArray } from '../array-rule.ts'
import { asRecord } from '../records.ts'
import { rule, type Rule } from '../rule.ts'

const hasFlag = (item: unknown, flag: string) => asRecord(item)[flag] === true

/** Requires exactly one row whose flag is true. */
export const exactlyOneTrue = <Value extends MaybeArray = readonly unknown[]>(flag: string): Rule<Value> =>
  rule<Value>(
    'exactlyOneTrue',
    { flag },
    whenArray((items) => items.filter((item) => hasFlag(item, flag)).length === 1),
  )
