import { rule, type Rule } from '../rule.ts'
import { without, type MaybeText } from '../text-rule.ts'

/** Requires an Instagram account name: ASCII letters, digits, dot and underscore. */
export const instagramId = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('instagramId', {}, without(/[^A-Za-z0-9._]/))
