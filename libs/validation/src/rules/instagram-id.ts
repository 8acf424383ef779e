import { rule, type Rule } from '../rule.ts'
import { without, type MaybeText } from '../text-rule.ts'

/** An Instagram account name: ASCII letters, digits, dot and underscore. */
export const instagramId = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('instagramId', {}, without(/[^A-Za-z0-9._]/))
