import { dayOf, tokyoDate } from '../civil-date.ts'
import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

/** Requires a day (or the day of an instant) that is today in Asia/Tokyo or later; calls `now` at each check. */
export const notBeforeToday = <Value extends MaybeText = string>(now: () => Date = () => new Date()): Rule<Value> =>
  rule<Value>(
    'notBeforeToday',
    () => ({ today: tokyoDate(now()) }),
    whenText((text) => (dayOf(text) ?? '') >= tokyoDate(now())),
  )
