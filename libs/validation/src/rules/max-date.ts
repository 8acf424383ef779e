import { dayOf } from '../civil-date.ts'
import { dateLimit, type DateLimit } from '../date-limit.ts'
import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

/** Requires a day (or the day of an instant in Asia/Tokyo) up to and including the limit, such as `2026-12-31` or `today+1y`. */
export const maxDate = <Value extends MaybeText = string>(limit: DateLimit, now: () => Date = () => new Date()): Rule<Value> => {
  const lastDay = dateLimit(limit)
  const isInTime = (text: string) => {
    const day = dayOf(text)
    return day !== null && day <= lastDay(now())
  }
  return rule<Value>('maxDate', () => ({ max: lastDay(now()) }), whenText(isInTime))
}
