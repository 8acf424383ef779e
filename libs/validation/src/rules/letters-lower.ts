import { rule, type Rule } from '../rule.ts'
import { without, type MaybeText } from '../text-rule.ts'

/** Requires ASCII lower-case letters only. */
export const lettersLower = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('lettersLower', {}, without(/[^a-z]/))
