import { dayOf } from '../civil-date.ts'
import { rule, type Rule } from '../rule.ts'

/** Requires a day `YYYY-MM-DD`, or a date and time with an explicit offset. */
export const requiredDate = <Value = string>(): Rule<Value> =>
  rule<Value>('requiredDate', {}, (value) => typeof value === 'string' && dayOf(value) !== null)
