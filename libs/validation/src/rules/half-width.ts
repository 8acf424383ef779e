import { rule, type Rule } from '../rule.ts'
import { without, type MaybeText } from '../text-rule.ts'

/** Requires half-width characters: U+0020 to U+007E, without controls and half-width kana. */
export const halfWidth = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('halfWidth', {}, without(/[^\x20-\x7e]/))
