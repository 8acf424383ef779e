import { rule, type Rule } from '../rule.ts'
import { without, type MaybeText } from '../text-rule.ts'

/** Requires a Facebook account name: ASCII letters, digits, dot, underscore and hyphen. */
export const facebookId = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('facebookId', {}, without(/[^A-Za-z0-9._-]/))
