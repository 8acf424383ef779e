import { rule, type Rule } from '../rule.ts'
import { without, type MaybeText } from '../text-rule.ts'

/** Requires ASCII capital letters only. */
export const lettersUpper = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('lettersUpper', {}, without(/[^A-Z]/))
