import { rule, type Rule } from '../rule.ts'
import { without, type MaybeText } from '../text-rule.ts'

/** ASCII small letters only. */
export const lettersLower = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('lettersLower', {}, without(/[^a-z]/))
