import { rule, type Rule } from '../rule.ts'
import { without, type MaybeText } from '../text-rule.ts'

/** Requires ASCII letters only, of either case. */
export const letters = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('letters', {}, without(/[^A-Za-z]/))
