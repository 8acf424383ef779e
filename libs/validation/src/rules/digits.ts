import { rule, type Rule } from '../rule.ts'
import { without, type MaybeText } from '../text-rule.ts'

/** Requires ASCII digits only. */
export const digits = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('digits', {}, without(/[^0-9]/))
