import { rule, type Rule } from '../rule.ts'
import { without, type MaybeText } from '../text-rule.ts'

/** Requires ASCII letters and digits only. */
export const alnum = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('alnum', {}, without(/[^A-Za-z0-9]/))
