import { rule, type Rule } from '../rule.ts'
import { without, type MaybeText } from '../text-rule.ts'

/** Requires ASCII digits and the hyphen U+002D, in any arrangement. */
export const digitsHyphen = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('digitsHyphen', {}, without(/[^0-9-]/))
